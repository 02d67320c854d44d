import { useRef, useState } from 'react'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { Colour, Note, Shape } from '../../annotation.ts'
import { documentApi } from '../../contract.ts'
import { pageUrl } from '../addresses.ts'
import { annotateText } from './annotate-text.ts'
import css from './annotate.module.css'
import { DrawTools, PageSteps, SaveState, ViewTools } from './annotate-tools.tsx'
import { NoteList } from './note-list.tsx'
import { PageStage, useView } from './page-stage.tsx'
import { savePicture } from './save-picture.ts'
import { useOps } from './use-ops.ts'
import { newShapeId, type Tool } from './use-pen.ts'

/** A file whose pages are annotated. */
export interface AnnotatedFile {
  userFileId: number
  name: string
  kind: 'picture' | 'document'
  /** Of a picture; undefined until it is made. */
  src?: string | undefined
}

/** The annotations of several files, and the function that takes new shapes. */
export interface Annotations {
  /** The shapes of this moment. */
  get: (userFileId: number, page: number) => readonly Shape[]
  /** Left out for readers. */
  set?: ((userFileId: number, page: number, shapes: Shape[]) => void) | undefined
  state: 'saved' | 'saving' | 'kept' | 'refused' | undefined
}

/** The pages of the files of a hand-in, large, to be drawn on and read. */
export function Annotator({
  title,
  files,
  first,
  annotations,
  onClose,
}: {
  title: string
  files: readonly AnnotatedFile[]
  /** The file that is shown first. */
  first: number
  annotations: Annotations
  onClose: () => void
}) {
  const t = useText(annotateText)
  const [at, setAt] = useState(() => ({
    file: Math.max(
      0,
      files.findIndex(({ userFileId }) => userFileId === first),
    ),
    page: 1,
  }))
  const file = files[at.file]!
  const opened = useLoad(
    documentApi.getDocument,
    file.kind === 'document' ? { file: file.userFileId } : null,
  )
  const pages = file.kind === 'document' ? (opened.data?.pages ?? []) : []
  const prefix = opened.data?.prefix ?? null
  const size = pages[at.page - 1]
  const src =
    file.kind === 'picture' ? file.src : prefix && size ? pageUrl(prefix, at.page, 1600) : undefined
  const count = file.kind === 'picture' ? 1 : Math.max(1, pages.length)
  return (
    <Dialog open onClose={onClose} title={title} width={1240} dismissable={false}>
      {src ? (
        <OnePage
          key={`${file.userFileId} ${at.page}`}
          file={file}
          page={at.page}
          pages={count}
          src={src}
          ratio={size && size.width / size.height}
          annotations={annotations}
          steps={
            <>
              {files.length > 1 && (
                <select
                  className={css.files}
                  aria-label={title}
                  value={at.file}
                  onChange={({ target }) => setAt({ file: Number(target.value), page: 1 })}
                >
                  {files.map(({ userFileId, name }, place) => (
                    <option key={userFileId} value={place}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
              <PageSteps
                at={at.page - 1}
                of={count}
                onGo={(to) => setAt({ file: at.file, page: to + 1 })}
              />
            </>
          }
        />
      ) : opened.loading ? (
        <SkeletonText lines={6} />
      ) : (
        <p role="alert" className={css.hint}>
          {opened.failed ? t.failed : t.making}{' '}
          {file.kind === 'document' && <Button onClick={opened.retry}>{t.retry}</Button>}
        </p>
      )}
    </Dialog>
  )
}

function OnePage({
  file,
  page,
  pages,
  src,
  ratio,
  annotations,
  steps,
}: {
  file: AnnotatedFile
  page: number
  pages: number
  src: string
  ratio: number | undefined
  annotations: Annotations
  steps: React.ReactNode
}) {
  const t = useText(annotateText)
  const format = useFormat()
  const view = useView()
  const [tool, setTool] = useState<Tool>('pen')
  const [colour, setColour] = useState<Colour>('red')
  const [fresh, setFresh] = useState<string>()
  /** Notes that were written since the page was opened: their words may change under their ids. */
  const own = useRef(new Set<string>())
  const { get, set, state } = annotations
  const shapes = () => get(file.userFileId, page)
  const ops = useOps(shapes, (next) => set?.(file.userFileId, page, next))
  const notes = shapes().flatMap((shape) => (shape.kind === 'note' ? [shape] : []))
  const words = (note: Note, text: string) => {
    if (own.current.has(note.id)) {
      return set?.(
        file.userFileId,
        page,
        shapes().map((one) => (one.id === note.id ? { ...note, text } : one)),
      )
    }
    const id = newShapeId()
    own.current.add(id)
    // In its place, so that the numbers of the others stay.
    set?.(
      file.userFileId,
      page,
      shapes().map((one) => (one.id === note.id ? { ...note, id, text } : one)),
    )
  }
  const name = pages > 1 ? t.pageOf(file.name, format.number(page)) : file.name
  return (
    <div className={css.annotator}>
      <div className={css.bar} role="toolbar" aria-label={t.title}>
        {steps}
        {set && (
          <DrawTools
            tool={tool}
            onTool={setTool}
            colour={colour}
            onColour={setColour}
            undo={ops.undo}
            redo={ops.redo}
          />
        )}
        <ViewTools
          view={view}
          onSave={() => {
            const picture = view.scroller.current?.querySelector('img')
            if (picture) void savePicture(picture, shapes(), name)
          }}
        />
        {set && <SaveState state={state} />}
      </div>
      <PageStage
        view={view}
        src={src}
        ratio={ratio}
        name={name}
        shapes={shapes}
        tool={set ? tool : null}
        colour={colour}
        onAdd={(shape) => {
          ops.change({ added: [shape] })
          if (shape.kind !== 'note') return
          own.current.add(shape.id)
          setFresh(shape.id)
        }}
        onErase={(shape) => ops.change({ removed: [shape] })}
      />
      <NoteList
        notes={notes}
        fresh={fresh}
        onWords={set && words}
        onRemove={(note) => ops.change({ removed: [note] })}
      />
    </div>
  )
}
