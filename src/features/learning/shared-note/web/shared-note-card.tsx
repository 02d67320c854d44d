import { Suspense, useState } from 'react'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { notePaths } from '#src/features/learning/note/paths.ts'
import { noteText } from '#src/features/learning/note/web/text.ts'
import { usePlaceLabel } from '#src/features/learning/note/web/use-place-label.ts'
import { reasonWords } from '#src/features/people/report/reasons-text.ts'
import { reportText } from '#src/features/people/report/web/report-text.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { preloadDialog } from '#src/web/ui/dialog.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { type SharedNote, sharedNoteApi } from '../contract.ts'
import css from './shared-note.module.css'
import { sharedNoteText } from './text.ts'

// Most readers never report.
const ReportNote = latePart(async () => ({
  default: (await import('./report-note.tsx')).ReportNote,
}))

/** A note that a member shares, with its place and its writer. */
export function SharedNoteCard({ note }: { note: SharedNote }) {
  const t = useText(sharedNoteText)
  const { writer, isMine, sharedAt, editedAt, anchor, hidden } = note
  return (
    <article className={css.card} aria-label={`${t.list} · ${writer.name}`}>
      <div className={css.by}>
        <strong>{writer.name}</strong>
        {isMine && <Tag tone="action">{t.mine}</Tag>}
        <span className={css.muted}>
          <TimeAgo value={sharedAt}>{t.sharedAt}</TimeAgo>
          {editedAt > sharedAt && (
            <>
              {' · '}
              <TimeAgo value={editedAt}>{t.edited}</TimeAgo>
            </>
          )}
        </span>
      </div>
      <Place note={note} />
      {anchor.kind === 'words' && <blockquote className={css.quote}>{anchor.words}</blockquote>}
      <div className="prose">
        <RichText html={note.body} />
      </div>
      {note.framesLeftOut && <p className={css.muted}>{t.framesLeftOut}</p>}
      {hidden && <HiddenNote hidden={hidden} />}
      <Acts note={note} />
    </article>
  )
}

/** The course, the chapter, and the link to the place for those who may study it. */
function Place({ note }: { note: SharedNote }) {
  const n = useText(noteText)
  const label = usePlaceLabel()
  const { course, chapter, item, anchor, gone, opens } = note
  const words = [item?.name, label(anchor)].filter(Boolean).join(' · ')
  return (
    <div className={css.place}>
      <span>{`${course.name} · ${chapter}`}</span>
      {item && opens && !gone && (
        <Link
          to={notePaths.place(course.kind, course.courseId, item.itemId, anchor)}
          prefetch="none"
        >
          {words}
        </Link>
      )}
      {item && (!opens || gone) && <span>{words}</span>}
      {gone && <span className={css.gone}>{gone === 'item' ? n.goneItem : n.gonePlace}</span>}
    </div>
  )
}

function HiddenNote({ hidden }: { hidden: NonNullable<SharedNote['hidden']> }) {
  const t = useText(sharedNoteText)
  const locale = useLocale()
  const reason = [pick(reasonWords[hidden.reason], locale), hidden.words].filter(Boolean)
  return <p className={css.gone}>{t.hiddenWhy(reason.join(' · '))}</p>
}

function Acts({ note: { sharedId, writer, reported, can } }: { note: SharedNote }) {
  const t = useText(sharedNoteText)
  const r = useText(reportText)
  const { act, pending } = useAct()
  const [reports, setReports] = useState(false)
  const takeBack = () =>
    void act(
      sharedNoteApi.takeBack,
      { sharedId },
      {
        ask: { title: t.takeBackTitle, text: t.takeBackText, confirm: t.takeBack },
        said: t.takenBack,
      },
    )
  const remove = () =>
    void act(
      sharedNoteApi.remove,
      { sharedId },
      {
        ask: {
          ...{ title: t.removeTitle(writer.name), text: t.removeText },
          ...{ confirm: t.remove, danger: true },
        },
        said: t.removed,
      },
    )
  if (!can.takeBack.may && !can.remove.may && !can.report.may) return null
  return (
    <div className={css.acts}>
      {can.takeBack.may && (
        <Button size="small" variant="quiet" pending={pending} onClick={takeBack}>
          {t.takeBack}
        </Button>
      )}
      {can.remove.may && (
        <Button size="small" variant="quiet" icon="trash" pending={pending} onClick={remove}>
          {t.remove}
        </Button>
      )}
      {can.report.may && (
        <Button
          size="small"
          variant="quiet"
          icon="flag"
          disabled={reported}
          onPointerEnter={preloadDialog}
          onClick={() => setReports(true)}
        >
          {reported ? r.reported : r.report}
        </Button>
      )}
      <Suspense>
        {reports && <ReportNote sharedId={sharedId} onClose={() => setReports(false)} />}
      </Suspense>
    </div>
  )
}
