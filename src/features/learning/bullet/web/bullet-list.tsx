import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { FilmSession } from '#src/features/content/film/web/film-session.ts'
import { ReportDialog } from '#src/features/people/report/web/report-dialog.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Button } from '#src/web/ui/button.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { bulletApi, type ListedBullet } from '../contract.ts'
import type { BulletSession } from './bullet-session.ts'
import css from './bullet.module.css'
import { bulletText } from './text.ts'

/** All bullet comments of a film by time, beside it: for who wants nothing to move, and to report or delete one. */
export function BulletList({ bullets, session }: { bullets: BulletSession; session: FilmSession }) {
  const t = useText(bulletText)
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const [reported, setReported] = useState<number | null>(null)
  const changes = useSyncExternalStore(bullets.changes.watch, bullets.changes.get, () => 0)
  const { courseId, itemId } = bullets
  const asked = { courseId, itemId, keyword, page }
  const list = useLoad(bulletApi.getList, asked)
  // A comment written or deleted on this page changes the list; the former rows stay until the new ones arrive.
  const renew = useEffectEvent(async () => {
    const answer = await quietly(api(bulletApi.getList, asked, { quiet: true, background: true }))
    if (answer) list.set(answer)
  })
  useEffect(() => {
    if (changes > 0) void renew()
  }, [changes])
  const items = list.data?.items ?? []
  return (
    <div className={css.list}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          setPage(1)
          setKeyword(typed.trim())
        }}
      >
        <TextField
          label={t.search}
          labelHidden
          type="search"
          placeholder={t.search}
          maxLength={60}
          value={typed}
          onChange={setTyped}
        />
      </form>
      {list.loading && <SkeletonText lines={4} />}
      {list.failed && (
        <p>
          {t.loadFailed}{' '}
          <Button size="small" onClick={list.retry}>
            {t.retry}
          </Button>
        </p>
      )}
      {list.data?.total === 0 && (
        <p className={css.none}>
          {keyword === '' ? (
            <>
              <strong>{t.none}</strong> {t.noneText}
            </>
          ) : (
            t.noneFound
          )}
        </p>
      )}
      {items.length > 0 && (
        <ul aria-label={t.list}>
          {items.map((bullet) => (
            <Row
              key={bullet.bulletId}
              bullet={bullet}
              onJump={() => session.seek(bullet.second)}
              onReport={() => setReported(bullet.bulletId)}
              onDeleted={() => bullets.remove(bullet.bulletId)}
            />
          ))}
        </ul>
      )}
      {list.data && list.data.pages > 1 && (
        <div className={css.pages}>
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t.earlier}
          </Button>
          <Button size="small" disabled={page >= list.data.pages} onClick={() => setPage(page + 1)}>
            {t.later}
          </Button>
        </div>
      )}
      {reported !== null && (
        <ReportDialog
          endpoint={bulletApi.report}
          thing={{ bulletId: reported }}
          onClose={() => setReported(null)}
        />
      )}
    </div>
  )
}

function Row({
  bullet,
  onJump,
  onReport,
  onDeleted,
}: {
  bullet: ListedBullet
  onJump: () => void
  onReport: () => void
  onDeleted: () => void
}) {
  const t = useText(bulletText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { bulletId, second, text, author, isMine, byTeacher, isHidden, can } = bullet
  const time = format.clock(second)
  const remove = () =>
    act(
      bulletApi.delete,
      { bulletId },
      {
        ask: { title: t.deleteTitle, text: t.deleteText, confirm: t.delete, danger: true },
        ...{ said: t.deleted, refresh: false, done: onDeleted },
      },
    )
  return (
    <li>
      <button type="button" className={css.time} aria-label={t.jump(time)} onClick={onJump}>
        {time}
      </button>
      <div>
        <p className={css.words}>{text}</p>
        <p className={css.by}>
          <span>{isMine ? t.mine : author}</span>
          {byTeacher && <Tag tone="action">{t.teacher}</Tag>}
          {isHidden && <span>{t.hidden}</span>}
          {can.delete.may && (
            <Button size="small" variant="quiet" pending={pending} onClick={() => void remove()}>
              {t.delete}
            </Button>
          )}
          {can.report.may && (
            <Button size="small" variant="quiet" onClick={onReport}>
              {t.report}
            </Button>
          )}
        </p>
      </div>
    </li>
  )
}
