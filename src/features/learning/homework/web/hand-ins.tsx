import { useMemo } from 'react'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { HandInView } from '#src/features/learning/task/web/hand-in-view.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { Annotations } from '#src/features/content/document/web/annotate/annotator.tsx'
import type { Annotation, HandIn } from '../schemas.ts'
import { Annotated } from './annotated.tsx'
import css from './homework.module.css'
import { PdfButton } from './pdf-button.tsx'
import { ownText } from './own-text.ts'

/** What is drawn on hand-ins. */
export interface AnnotatedWork {
  /** As it was read. */
  drawn: readonly Annotation[]
  /** Of a hand-in; undefined where its files open as they are. */
  of: (handIn: number) => Annotations | undefined
  /** Names the viewer of its pages. */
  title: string
  /** The names of students are hidden. */
  nameless?: boolean
  /** Said above each hand-in that has some. */
  note?: string
}

/** What was handed in, the latest open and the others folded. */
export function HandIns({
  handIns,
  given,
  large = false,
  isFolded = false,
  annotated,
  pdfOf,
}: {
  handIns: readonly HandIn[]
  given: readonly GivenFile[]
  large?: boolean
  /** The latest is folded too, because it is being changed. */
  isFolded?: boolean
  annotated?: AnnotatedWork
  /** Whose photographs of the latest can be downloaded as one PDF. */
  pdfOf?: { homeworkId: number; userId: number } | undefined
}) {
  const t = useText(ownText)
  const format = useFormat()
  const known = useMemo(() => byFileId(given), [given])
  const [newest, ...rest] = handIns
  if (!newest) return null
  const earlier = isFolded ? handIns : rest
  const pdf = pdfOf && newest.photos.length > 0 && <PdfButton {...pdfOf} />
  return (
    <GivenFilesContext value={known}>
      {!isFolded && (
        <>
          <Head handIn={newest} />
          <View handIn={newest} given={given} large={large} annotated={annotated} />
          {pdf}
        </>
      )}
      {earlier.length > 0 && (
        <details className={css.earlier}>
          <summary>{t.earlier(format.number(earlier.length))}</summary>
          {earlier.map((handIn) => (
            <section key={handIn.number} aria-label={t.number(format.number(handIn.number))}>
              <Head handIn={handIn} />
              <View handIn={handIn} given={given} large={large} annotated={annotated} />
            </section>
          ))}
        </details>
      )}
    </GivenFilesContext>
  )
}

function View({
  handIn,
  given,
  large,
  annotated,
}: {
  handIn: HandIn
  given: readonly GivenFile[]
  large: boolean
  annotated: AnnotatedWork | undefined
}) {
  const annotations = annotated?.of(handIn.number)
  if (!annotated || !annotations) return <HandInView handIn={handIn} large={large} />
  return (
    <>
      {annotated.note !== undefined && <p className={css.muted}>{annotated.note}</p>}
      <Annotated
        key={handIn.number}
        handIn={handIn}
        given={given}
        drawn={annotated.drawn}
        title={annotated.title}
        nameless={annotated.nameless ?? false}
        annotations={annotations}
      >
        <HandInView handIn={handIn} large={large} />
      </Annotated>
    </>
  )
}

function Head({ handIn: { number, handedInAt, daysLate, by } }: { handIn: HandIn }) {
  const t = useText(ownText)
  const format = useFormat()
  return (
    <p className={css.tags}>
      <strong>{t.number(format.number(number))}</strong>
      <span className={css.muted}>
        {by === null ? t.at(format.dateTime(handedInAt)) : t.atBy(format.dateTime(handedInAt), by)}
      </span>
      {daysLate > 0 && <Tag tone="warning">{t.lateDays(format.number(daysLate))}</Tag>}
    </p>
  )
}
