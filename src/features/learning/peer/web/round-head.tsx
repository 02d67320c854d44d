import { Suspense } from 'react'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { peerApi } from '../contract.ts'
import type { PeerRound } from '../teacher-api.ts'
import css from './peer.module.css'
import { roundText } from './round-text.ts'

const RoundForm = latePart(async () => ({ default: (await import('./round-form.tsx')).RoundForm }))

/** The state of a round with its settings, and the acts on all its works. */
export function RoundHead({ list }: { list: PeerRound }) {
  const t = useText(roundText)
  const locale = useLocale()
  const format = useFormat()
  const { classId, homework, round, can } = list
  const { homeworkId } = homework
  const isEndAlone = round !== null && !can.set.may && can.extend.may
  return (
    <Panel
      title={t.head(homework.title)}
      actions={
        <ButtonLink icon="arrow-left" to={homeworkPaths.works(classId, homeworkId)}>
          {t.toWorks}
        </ButtonLink>
      }
      lead={
        round && (
          <span className={css.tags}>
            <Tag tone={round.state === 'running' ? 'action' : 'neutral'}>
              {t.states[round.state]}
            </Tag>
            <span>{t.facts(format.number(round.reviews), format.dateTime(round.endsAt))}</span>
            <span>{round.anonymous ? t.isAnonymous : t.isNamed}</span>
          </span>
        )
      }
    >
      <div className={css.stack}>
        {round === null ? (
          <>
            <p>{can.set.may ? t.lead : t.none}</p>
            {can.set.may ? (
              <Suspense fallback={<SkeletonText lines={4} />}>
                <RoundForm homeworkId={homeworkId} round={null} isEndAlone={false} />
              </Suspense>
            ) : (
              <p className={css.muted}>{pick(can.set.why, locale)}</p>
            )}
          </>
        ) : (
          <>
            <Progress list={list} state={round.state} />
            {(can.set.may || isEndAlone) && (
              <details className={css.more}>
                <summary>{t.settings}</summary>
                <Suspense fallback={<SkeletonText lines={4} />}>
                  <RoundForm
                    key={JSON.stringify(round)}
                    homeworkId={homeworkId}
                    round={round}
                    isEndAlone={isEndAlone}
                  />
                </Suspense>
              </details>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}

function Progress({
  list,
  state,
}: {
  list: PeerRound
  state: NonNullable<PeerRound['round']>['state']
}) {
  const t = useText(roundText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { homework, counts, can } = list
  const { homeworkId } = homework
  const isOff = { disabled: pending }
  const of = { homeworkId }
  return (
    <>
      {state === 'before' && (
        <p>{homework.isPublished ? t.waits(format.dateTime(homework.dueAt)) : t.notPublished}</p>
      )}
      {state !== 'before' && (
        <p className={css.tags}>
          <span>{t.progress(format.number(counts.done), format.number(counts.asked))}</span>
          {counts.returned > 0 && (
            <Tag tone="warning">{t.returnedCount(format.number(counts.returned))}</Tag>
          )}
          {counts.objections > 0 && (
            <Tag tone="warning">{t.objectionCount(format.number(counts.objections))}</Tag>
          )}
        </p>
      )}
      <div className={css.foot}>
        {can.begin.may && (
          <Button
            variant="primary"
            {...isOff}
            onClick={() => void act(peerApi.begin, of, { said: t.begun })}
          >
            {t.begin}
          </Button>
        )}
        {can.release.may && counts.proposed > 0 && (
          <Button
            variant="primary"
            {...isOff}
            onClick={() =>
              void act(peerApi.release, of, {
                ask: {
                  ...{ title: t.releaseTitle(format.number(counts.proposed)), text: t.releaseText },
                  confirm: t.release,
                },
                said: ({ returned }) => t.released(format.number(returned)),
              })
            }
          >
            {t.release}
          </Button>
        )}
        {can.release.may && counts.proposed > 0 && (
          <span className={css.muted}>{t.releaseHint(format.number(counts.proposed))}</span>
        )}
        {can.end.may && (
          <Button
            {...isOff}
            onClick={() =>
              void act(peerApi.end, of, {
                ask: { title: t.endTitle, text: t.endText, confirm: t.end },
                said: t.ended,
              })
            }
          >
            {t.end}
          </Button>
        )}
        {can.set.may && (
          <Button
            {...isOff}
            onClick={() =>
              void act(peerApi.remove, of, {
                ask: { title: t.removeTitle, text: t.removeText, confirm: t.remove },
                said: t.removed,
              })
            }
          >
            {t.remove}
          </Button>
        )}
      </div>
    </>
  )
}
