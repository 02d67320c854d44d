import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import type { RichTextProps } from '../rich-text-field.tsx'
import fieldCss from '../rich-text-field.module.css'
import type { Ask } from './asking.ts'
import { Dialogs } from './dialogs.tsx'
import css from './editor.module.css'
import { editorText } from './editor-text.ts'
import { createWorld } from './editor-world.ts'
import type { Size } from './extensions.ts'
import { keepLooksOf } from './file-looks.ts'
import { Toolbar } from './toolbar.tsx'
import { calloutTools, tableTools, toolsOf } from './tools.ts'

/** The editor of one text, with its toolbars and dialogs. */
export default function EditorBox(
  props: RichTextProps & {
    size: Size
    /** The text as it looks. */
    opened: string
    /** Attributes of the text for screen readers. */
    control: Readonly<Record<string, string | boolean>>
    /** The cursor is wanted in it. */
    enters: boolean
    /** Keys of the time before it was there. */
    typed: { current: string }
  },
) {
  const t = useText(editorText)
  const format = useFormat()
  const { size, opened, control, gaps, enters, typed, files = true } = props
  const [asked, ask] = useState<Ask>()
  const [world] = useState(() => createWorld({ given: props, t, count: format.number, ask }))
  const [begins] = useState(() => {
    keepLooksOf(opened)
    return { content: world.taken(props.value), focus: enters }
  })
  const bars = useRef<HTMLDivElement>(null)
  const attributes = JSON.stringify(control)
  const editorProps = useMemo(
    () => ({ ...world.handlers, attributes: attributesOf(JSON.parse(attributes)) }),
    [world, attributes],
  )
  const editor = useEditor({
    ...{ editorProps, extensions: world.extensions, content: begins.content },
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => world.changed(changed),
  })
  // At once, so that no key falls between the readable text and the editor.
  useLayoutEffect(() => {
    if (begins.focus) enterEditor(editor, typed)
  }, [editor, begins, typed])
  useEffect(() => {
    world.made(editor)
    // The editor's own element is not there yet where its page is drawn in steps.
    return world.guard(bars.current)
  }, [editor, world])
  useEffect(() => world.renew(props, bars.current))
  const { inserterRef } = props
  useEffect(() => {
    if (!inserterRef) return
    // The text goes on below the picture, which is as wide as it.
    inserterRef.current = (picture) =>
      editor.chain().focus().insertContent({ type: 'picture', attrs: picture }).splitBlock().run()
    return () => {
      inserterRef.current = null
    }
  }, [editor, inserterRef])
  const tools = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      main: toolsOf(now, { size, ask, takesFiles: files, addGap: gaps && world.insertGap }),
      table: now.isActive('table') ? tableTools(now) : undefined,
      callout: now.isActive('callout') ? calloutTools(now) : undefined,
    }),
  })
  const back = () => editor.commands.focus()
  const common = { controls: String(control['id']), onLeave: back }
  return (
    <>
      <div ref={bars} className={cx(css.bars, size === 'line' && css.floating)}>
        <Toolbar label={t.toolbar} groups={tools.main} {...common} />
        {tools.table && <Toolbar label={t.tableTools} groups={[tools.table]} {...common} />}
        {tools.callout && <Toolbar label={t.calloutTools} groups={[tools.callout]} {...common} />}
      </div>
      <EditorContent editor={editor} className={css.content} />
      {asked && (
        <Dialogs
          editor={editor}
          asked={asked}
          mayBeBlock={size !== 'line'}
          onClose={() => {
            ask(undefined)
            back()
          }}
        />
      )}
    </>
  )
}

/** Puts the cursor behind the text, and adds what was typed before. */
function enterEditor(editor: Editor, typed: { current: string }): void {
  const { view } = editor
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)).scrollIntoView())
  view.focus()
  const lines = typed.current.split('\n')
  typed.current = ''
  for (const [at, line] of lines.entries()) {
    if (at > 0) editor.commands.splitBlock()
    if (line !== '') view.dispatch(view.state.tr.insertText(line))
  }
}

/** Attributes of the element that is edited. */
const attributesOf = (control: Record<string, string | boolean>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(control).map(([name, given]) => [name, String(given)])),
  class: cx('prose', fieldCss.text),
})
