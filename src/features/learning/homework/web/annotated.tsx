import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { annotateText } from '#src/features/content/document/web/annotate/annotate-text.ts'
import { AnnotationLayer } from '#src/features/content/document/web/annotate/annotation-layer.tsx'
import type {
  AnnotatedFile,
  Annotations,
} from '#src/features/content/document/web/annotate/annotator.tsx'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import { FileExtrasContext } from '#src/features/content/question/web/photos/answer-files.ts'
import { photosText } from '#src/features/content/question/web/photos/photos-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { Annotation, HandIn } from '../schemas.ts'

const Annotator = latePart(async () => ({
  default: (await import('#src/features/content/document/web/annotate/annotator.tsx')).Annotator,
}))
interface SeenWork {
  annotations: Annotations
  /** The files that have pages. */
  pages: ReadonlySet<number>
  open: (userFileId: number) => void
  /** Shapes on all pages of a file. */
  countOf: (userFileId: number) => number
}
const Seen = createContext<SeenWork | null>(null)

function Over({ userFileId }: { userFileId: number }) {
  const seen = useContext(Seen)
  return seen && <AnnotationLayer shapes={seen.annotations.get(userFileId, 1)} />
}

function Beside({ userFileId }: { userFileId: number }) {
  const t = useText(annotateText)
  const format = useFormat()
  const seen = useContext(Seen)
  if (!seen?.pages.has(userFileId)) return null
  const count = seen.countOf(userFileId)
  const draws = seen.annotations.set !== undefined
  if (!draws && count === 0) return null
  return (
    <Button size="small" icon="edit" onClick={() => seen.open(userFileId)}>
      {draws ? t.annotate : t.show}
      {count > 0 && ` · ${t.on(format.number(count))}`}
    </Button>
  )
}

/** A hand-in whose photographs and documents open to be drawn on, or to be read with what is drawn on them. */
export function Annotated({
  handIn: { number, photos, files },
  given,
  annotations,
  drawn,
  title,
  nameless,
  children,
}: {
  handIn: HandIn
  given: readonly GivenFile[]
  annotations: Annotations
  /** As they were read, to say how many a document has. */
  drawn: readonly Annotation[]
  title: string
  /** The names of students are hidden. */
  nameless: boolean
  children: ReactNode
}) {
  const p = useText(photosText)
  const t = useText(annotateText)
  const format = useFormat()
  const [open, setOpen] = useState<number>()
  const pages = useMemo((): AnnotatedFile[] => {
    const known = new Map(given.map((file) => [file.userFileId, file]))
    return [
      ...photos.map((userFileId, at) => {
        const file = known.get(userFileId)
        return {
          ...{ userFileId, kind: 'picture' as const, name: p.photo(format.number(at + 1)) },
          src: pictureOf(file),
        }
      }),
      ...files.flatMap((userFileId): AnnotatedFile[] => {
        const file = known.get(userFileId)
        if (file?.kind === 'picture') {
          return [{ userFileId, kind: 'picture' as const, name: file.name, src: pictureOf(file) }]
        }
        return file?.kind === 'document'
          ? [{ userFileId, kind: 'document' as const, name: file.name }]
          : []
      }),
    ]
  }, [given, photos, files, p, format])
  const seen = useMemo(
    () => ({
      annotations,
      pages: new Set(pages.map(({ userFileId }) => userFileId)),
      open: setOpen,
      countOf: (userFileId: number) =>
        drawn
          .filter((one) => one.handIn === number && one.userFileId === userFileId)
          .reduce((sum, { shapes }) => sum + shapes.length, 0),
    }),
    [annotations, pages, drawn, number],
  )
  const extras = useMemo(() => ({ Over, Beside, open: setOpen, nameless }), [nameless])
  return (
    <FileExtrasContext value={extras}>
      <Seen value={seen}>{children}</Seen>
      {pages.length > 0 && (
        <div>
          <Button icon="edit" onClick={() => setOpen(pages[0]!.userFileId)}>
            {annotations.set ? t.annotate : t.show}
          </Button>
        </div>
      )}
      <Suspense>
        {open !== undefined && (
          <Annotator
            title={title}
            files={pages}
            first={open}
            annotations={annotations}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </FileExtrasContext>
  )
}

const pictureOf = (file: GivenFile | undefined) =>
  file && (file.look?.large ?? (file.opens && file.url ? file.url : undefined))
