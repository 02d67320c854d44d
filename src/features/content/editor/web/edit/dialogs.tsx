import type { Editor } from '@tiptap/core'
import { latePart } from '#src/web/late-part.tsx'
import { Suspense } from 'react'
import { FileChooser } from '#src/features/content/file/web/chooser/file-chooser.tsx'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import type { FileKind } from '#src/shared/file-kind.ts'
import { useText } from '#src/web/i18n.tsx'
import type { Ask } from './asking.ts'
import { editorText } from './editor-text.ts'
import { keepLook } from './file-looks.ts'
import type { Picture } from './picture-node.ts'

const FormulaDialog = latePart(async () => ({
  default: (await import('./formula-dialog.tsx')).FormulaDialog,
}))
const LinkDialog = latePart(async () => ({
  default: (await import('./link-dialog.tsx')).LinkDialog,
}))
const PictureDialog = latePart(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}))

const kinds: Record<'picture' | 'film' | 'document', readonly FileKind[]> = {
  picture: ['picture'],
  film: ['film', 'sound'],
  document: ['document', 'text', 'other'],
}

/** The dialog that a tool or a part of the text has asked for. */
export function Dialogs({
  editor,
  asked,
  mayBeBlock,
  onClose,
}: {
  editor: Editor
  asked: Ask
  mayBeBlock: boolean
  onClose: () => void
}) {
  const t = useText(editorText)
  const titles = { picture: t.choosePicture, film: t.chooseFilm, document: t.chooseDocument }
  if (asked.kind === 'choose') {
    return (
      <FileChooser
        open
        title={titles[asked.files]}
        kinds={kinds[asked.files]}
        leaves
        onChoose={([file]) => {
          if (file) editor.chain().insertContent(partOf(asked.files, file)).run()
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <Suspense fallback={null}>
      <SmallDialog {...{ editor, asked, mayBeBlock, onClose }} />
    </Suspense>
  )
}

function SmallDialog({
  editor,
  asked,
  mayBeBlock,
  onClose,
}: {
  editor: Editor
  asked: Exclude<Ask, { kind: 'choose' }>
  mayBeBlock: boolean
  onClose: () => void
}) {
  if (asked.kind === 'link') {
    const present = asked.href || String(editor.getAttributes('link')['href'] ?? '')
    return (
      <LinkDialog
        href={present}
        onApply={(href) => {
          setLink(editor, href)
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  if (asked.kind === 'formula') {
    return (
      <FormulaDialog
        source={asked.source}
        isBlock={asked.isBlock}
        mayBeBlock={mayBeBlock}
        onApply={(source, isBlock) => {
          const formula = { type: isBlock ? 'formulaBlock' : 'formula', attrs: { source } }
          const place =
            asked.at === undefined ? editor.state.selection : { from: asked.at, to: asked.at + 1 }
          editor.commands.insertContentAt(place, formula)
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  const picture = editor.state.doc.nodeAt(asked.at)
  if (picture?.type.name !== 'picture') return null
  const { alt, width } = picture.attrs as Picture
  return (
    <PictureDialog
      alt={alt}
      width={width}
      onApply={(next) => {
        const attributes = { ...picture.attrs, ...next, height: null }
        editor.view.dispatch(editor.state.tr.setNodeMarkup(asked.at, undefined, attributes))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Pictures beyond it are seen by their thumbs until the page is read again. */
const largeBytes = 2 * 1024 * 1024

/** The part of a text that shows a file. */
function partOf(
  as: 'picture' | 'film' | 'document',
  { userFileId, name, size, thumb, downloadUrl }: MyFile,
) {
  const file = String(userFileId)
  if (as === 'picture') {
    // A small picture of it would be shown smaller than it is.
    keepLook(file, size <= largeBytes ? downloadUrl : (thumb ?? downloadUrl))
    return { type: 'picture', attrs: { file } }
  }
  if (as === 'film') {
    keepLook(file, thumb, name)
    return { type: 'film', attrs: { file } }
  }
  return { type: 'document', attrs: { file, name } }
}

/** Links the chosen words, the link around the cursor, or, where there is neither, the address itself. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().extendMarkRange('link')
  if (href === '') chain.unsetMark('link').run()
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    const link = { type: 'link', attrs: { href } }
    editor.commands.insertContent({ type: 'text', text: href, marks: [link] })
  } else chain.setMark('link', { href }).run()
}
