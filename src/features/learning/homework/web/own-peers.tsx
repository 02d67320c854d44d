import { peerPaths } from '#src/features/learning/peer/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { OwnHomework } from '../learner-api.ts'
import css from './homework.module.css'
import { peersText } from './peers-text.ts'

/** What the peer round of homework asks of its learner at this moment, with the way there. */
export function OwnPeers({
  homework: { homeworkId, own },
  peers,
}: {
  homework: OwnHomework
  peers: NonNullable<OwnHomework['peers']>
}) {
  const t = useText(peersText)
  const format = useFormat()
  const { state, reviews, anonymous, endsAt, asked, waiting, received } = peers
  const until = format.dateTime(endsAt)
  const words =
    state === 'before'
      ? t.before(format.number(reviews), until)
      : waiting > 0
        ? t.waiting(format.number(waiting), until)
        : state === 'ended'
          ? t.ended
          : asked > 0
            ? t.done(until)
            : own.handIns > 0
              ? t.none
              : t.handInFirst
  return (
    <Panel title={t.title}>
      <div className={css.stack}>
        <p>{words}</p>
        {state === 'before' && anonymous && <p className={css.muted}>{t.anonymous}</p>}
        {asked + received > 0 && (
          <div>
            <ButtonLink
              variant={waiting > 0 ? 'primary' : 'secondary'}
              to={peerPaths.own(homeworkId)}
            >
              {waiting > 0 ? t.write : received > 0 ? t.read : t.look}
            </ButtonLink>
          </div>
        )}
      </div>
    </Panel>
  )
}
