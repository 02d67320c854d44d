import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { kindWords, reasonWords } from '#src/features/people/report/reasons-text.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { moderationApi } from '../contract.ts'
import { moderationText } from './moderation-text.ts'
import css from './reports.module.css'

const HideDialog = latePart(async () => ({
  default: (await import('./hide-dialog.tsx')).HideDialog,
}))

const GivenPhotos = latePart(
  () => import('#src/features/content/question/web/photos/given-photos.tsx'),
)

type Case = AnswerOf<typeof moderationApi.getReports>['items'][number]

/** A reported thing as readers see it, with its reports and the decision. */
export function ReportCase({ one }: { one: Case }) {
  const t = useText(moderationText)
  const locale = useLocale()
  const format = useFormat()
  const { kind, place, link, author, text, pictures, hidden, reports, count, state } = one
  return (
    <article className={css.case} aria-label={`${pick(kindWords[kind], locale)} · ${place}`}>
      <p className={css.line}>
        <Tag>{pick(kindWords[kind], locale)}</Tag>
        <strong>{place}</strong>
        {hidden && <Tag tone="warning">{t.isHidden}</Tag>}
        <Link to={link}>{t.look}</Link>
      </p>
      <blockquote className={css.thing}>
        <p className={css.muted}>{t.by(author)}</p>
        <p className={css.text}>{text || t.noWords}</p>
        {pictures.length > 0 && (
          <>
            <p className={css.muted}>{t.pictures(format.number(pictures.length))}</p>
            <GivenFilesContext value={byFileId(pictures)}>
              <Suspense>
                <GivenPhotos photos={pictures.map(({ userFileId }) => userFileId)} />
              </Suspense>
            </GivenFilesContext>
          </>
        )}
      </blockquote>
      <div>
        <p className={css.line}>
          <strong>{t.reports(format.number(count))}</strong>
          <span className={css.muted}>
            {t.first} <TimeAgo value={one.reportedAt} />
            {one.decidedAt && (
              <>
                {' · '}
                {t.decided} <TimeAgo value={one.decidedAt} />
              </>
            )}
          </span>
          {state !== 'open' && (
            <Tag tone={state === 'upheld' ? 'danger' : 'neutral'}>{t[state]}</Tag>
          )}
        </p>
        <ul className={css.reports}>
          {reports.map(({ reason, words, reportedAt }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- reports name nobody
            <li key={at}>
              {pick(reasonWords[reason], locale)}
              {words && (
                <span className={css.text}>{locale === 'zh-CN' ? `：${words}` : `: ${words}`}</span>
              )}{' '}
              <span className={css.muted}>
                <TimeAgo value={reportedAt} />
              </span>
            </li>
          ))}
          {count > reports.length && (
            <li className={css.muted}>{t.more(format.number(count - reports.length))}</li>
          )}
        </ul>
      </div>
      <Acts one={one} />
    </article>
  )
}

function Acts({ one: { kind, id, state, hidden, can } }: { one: Case }) {
  const t = useText(moderationText)
  const locale = useLocale()
  const { act, pending } = useAct()
  const [hides, setHides] = useState(false)
  if (!can.decide.may) return <p className={css.muted}>{pick(can.decide.why, locale)}</p>
  const dismiss = () =>
    act(
      moderationApi.dismissReports,
      { kind, id },
      {
        ask: { title: t.dismissTitle, text: t.dismissText, confirm: t.dismiss },
        said: t.dismissDone,
      },
    )
  const restore = () =>
    act(
      moderationApi.restoreHidden,
      { kind, id },
      {
        ask: { title: t.restoreTitle, text: t.restoreText, confirm: t.restore },
        said: t.restored,
      },
    )
  const open = state === 'open'
  if (!open && !hidden) return null
  return (
    <div className={css.acts}>
      {open && (
        <>
          <Button icon="eye-off" onClick={() => setHides(true)}>
            {t.hide}
          </Button>
          <Button variant="quiet" pending={pending} onClick={() => void dismiss()}>
            {t.dismiss}
          </Button>
        </>
      )}
      {hidden && (
        <Button
          variant={open ? 'quiet' : 'secondary'}
          icon="undo"
          pending={pending}
          onClick={() => void restore()}
        >
          {t.restore}
        </Button>
      )}
      {hides && (
        <Suspense fallback={null}>
          <HideDialog kind={kind} id={id} onClose={() => setHides(false)} />
        </Suspense>
      )}
    </div>
  )
}
