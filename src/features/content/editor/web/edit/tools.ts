import type { Editor } from '@tiptap/core'
import { tones } from '#src/shared/rich-text.ts'
import type { Ask } from './asking.ts'
import type { Size } from './extensions.ts'
import type { ToolIcon } from './tool-icons.ts'

/** One button of a toolbar; its name is the one of its icon in `editorText`. */
export interface Tool {
  icon: ToolIcon
  /** Its keys, 'Mod' for Ctrl or ⌘: 'Mod+B'. */
  keys?: string
  run: () => void
  /** Pressed, for a tool that is on or off. */
  isOn?: boolean
  isOff?: boolean
}

interface Given {
  size: Size
  ask: (ask: Ask) => void
  takesFiles: boolean
  addGap: (() => void) | undefined
}

/** The tools of a text, in groups. A room without gaps has no tool for them. */
export function toolsOf(editor: Editor, { size, ask, takesFiles, addGap }: Given): Tool[][] {
  const chain = () => editor.chain().focus()
  const mark = (
    icon: ToolIcon &
      ('bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript'),
    keys: string,
  ): Tool => ({
    icon,
    keys,
    run: () => chain().toggleMark(icon).run(),
    isOn: editor.isActive(icon),
    isOff: !editor.can().toggleMark(icon),
  })
  const block = (icon: ToolIcon, keys: string, run: () => void, isOn: boolean): Tool => ({
    ...{ icon, keys, run, isOn },
  })
  const heading = (icon: 'heading' | 'subheading', level: 3 | 4): Tool =>
    block(
      icon,
      `Mod+Alt+${level}`,
      () => chain().toggleHeading({ level }).run(),
      editor.isActive('heading', { level }),
    )
  const list = (icon: 'bulletList' | 'orderedList', keys: string): Tool =>
    block(icon, keys, () => chain().toggleList(icon, 'listItem').run(), editor.isActive(icon))
  const isBlocks = size !== 'line'
  const isFull = size === 'full'
  const groups: (Tool | false)[][] = [
    [
      { icon: 'undo', keys: 'Mod+Z', run: () => chain().undo().run(), isOff: !editor.can().undo() },
      {
        icon: 'redo',
        keys: 'Mod+Shift+Z',
        run: () => chain().redo().run(),
        isOff: !editor.can().redo(),
      },
    ],
    [
      addGap !== undefined && { icon: 'gap', keys: 'Mod+Shift+G', run: addGap },
      {
        icon: 'formula',
        keys: 'Mod+Shift+E',
        run: () => ask({ kind: 'formula', source: '', isBlock: false }),
      },
      takesFiles && { icon: 'picture', run: () => ask({ kind: 'choose', files: 'picture' }) },
      { ...linkTool(editor, ask) },
    ],
    [
      isFull && heading('heading', 3),
      isFull && heading('subheading', 4),
      mark('bold', 'Mod+B'),
      mark('italic', 'Mod+I'),
      mark('underline', 'Mod+U'),
      isFull && mark('strike', 'Mod+Shift+S'),
      mark('subscript', 'Mod+,'),
      mark('superscript', 'Mod+.'),
      isFull && mark('code', 'Mod+E'),
    ],
    isBlocks ? [list('bulletList', 'Mod+Shift+8'), list('orderedList', 'Mod+Shift+7')] : [],
    isFull
      ? [
          {
            icon: 'table',
            run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
          },
          block(
            'callout',
            'Mod+Shift+O',
            () => chain().toggleWrap('callout').run(),
            editor.isActive('callout'),
          ),
          takesFiles && { icon: 'film', run: () => ask({ kind: 'choose', files: 'film' }) },
          takesFiles && { icon: 'document', run: () => ask({ kind: 'choose', files: 'document' }) },
          block(
            'blockquote',
            'Mod+Shift+B',
            () => chain().toggleBlockquote().run(),
            editor.isActive('blockquote'),
          ),
          block(
            'codeBlock',
            'Mod+Alt+C',
            () => chain().toggleCodeBlock().run(),
            editor.isActive('codeBlock'),
          ),
          { icon: 'rule', run: () => chain().setHorizontalRule().run() },
        ]
      : [],
    isBlocks ? [{ icon: 'clear', run: () => chain().unsetAllMarks().clearNodes().run() }] : [],
  ]
  return groups
    .map((group) => group.filter((tool) => tool !== false))
    .filter((group) => group.length > 0)
}

const linkTool = (editor: Editor, ask: (ask: Ask) => void): Tool => ({
  icon: 'link',
  keys: 'Mod+K',
  run: () => ask({ kind: 'link', href: String(editor.getAttributes('link')['href'] ?? '') }),
  isOn: editor.isActive('link'),
})

/** The tools of the table around the cursor. */
export function tableTools(editor: Editor): Tool[] {
  const chain = () => editor.chain().focus()
  return [
    { icon: 'rowBefore', run: () => chain().addRowBefore().run() },
    { icon: 'rowAfter', run: () => chain().addRowAfter().run() },
    { icon: 'rowDelete', run: () => chain().deleteRow().run() },
    { icon: 'columnBefore', run: () => chain().addColumnBefore().run() },
    { icon: 'columnAfter', run: () => chain().addColumnAfter().run() },
    { icon: 'columnDelete', run: () => chain().deleteColumn().run() },
    { icon: 'headerRow', run: () => chain().toggleHeaderRow().run() },
    { icon: 'tableDelete', run: () => chain().deleteTable().run() },
  ]
}

/** The tools of the callout around the cursor. */
export function calloutTools(editor: Editor): Tool[] {
  const chain = () => editor.chain().focus()
  return [
    ...tones.map((tone): Tool => ({
      icon: tone,
      run: () => chain().updateAttributes('callout', { tone }).run(),
      isOn: editor.isActive('callout', { tone }),
    })),
    { icon: 'unwrap', run: () => chain().lift('callout').run() },
  ]
}
