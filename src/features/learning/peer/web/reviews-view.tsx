import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { peerApi } from '../contract.ts'
import type { PeerRound, ReviewsOfWork } from '../teacher-api.ts'
import css from './peer.module.css'
import { Points } from './review-form.tsx'
import { roundText } from './round-text.ts'

/** The reviews of one work for the teacher, with their medians and the way to the mark. */
export function ReviewsView({
  list,
  open,
  back,
}: {
  list: PeerRound
  open: ReviewsOfWork
  back: string
}) {
  const t = useText(roundText)
  const { classId, homework, can } = list
  const { student, proposal, reviews } = open
  return (
    <>
      <Panel
        title={t.reviewsOf(student.name)}
        actions={
          <ButtonLink icon="arrow-left" to={back}>
            {t.toList}
          </ButtonLink>
        }
      >
        <div className={css.stack}>
          {proposal ? (
            <section className={css.fields} aria-label={t.proposed}>
              <h3 className={css.muted}>{t.proposed}</h3>
              <Points own={open} given={proposal} />
            </section>
          ) : (
            <p className={css.muted}>{t.noReview}</p>
          )}
          <div>
            <ButtonLink
              variant="primary"
              to={homeworkPaths.works(classId, homework.homeworkId, { work: student.userId })}
            >
              {t.markWork}
            </ButtonLink>
          </div>
        </div>
      </Panel>
      {reviews.length > 0 && (
        <Panel title={t.got}>
          <div className={css.stack}>
            {reviews.map((one) => (
              <Review key={one.reviewId} one={one} open={open} mayDecide={can.decide.may} />
            ))}
          </div>
        </Panel>
      )}
    </>
  )
}

function Review({
  one,
  open,
  mayDecide,
}: {
  one: ReviewsOfWork['reviews'][number]
  open: ReviewsOfWork
  mayDecide: boolean
}) {
  const t = useText(roundText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { reviewId, objection, handedInAt } = one
  return (
    <section className={css.review}>
      <div className={css.tags}>
        <h3>{one.reviewer.name}</h3>
        {handedInAt === null && <Tag>{one.passedOn ? t.passedOn : t.waiting}</Tag>}
        {one.again && <Tag>{t.again}</Tag>}
        {handedInAt !== null && one.seen?.isLast === false && <Tag tone="warning">{t.notLast}</Tag>}
        {one.outlying && <Tag tone="warning">{t.outlyingOne}</Tag>}
        {objection?.decision && <Tag>{t.decisions[objection.decision]}</Tag>}
      </div>
      <p className={css.muted}>
        {handedInAt === null
          ? t.askedAt(format.dateTime(one.askedAt))
          : t.handedInAt(format.dateTime(handedInAt))}
        {handedInAt !== null && one.seen && ` · ${t.seen(format.dateTime(one.seen.at))}`}
      </p>
      {handedInAt !== null && (
        <>
          <Points own={open} given={one} />
          <p className={one.words === '' ? css.muted : css.words}>{one.words || t.noComment}</p>
        </>
      )}
      {objection && (
        <div className={css.notice}>
          <strong>{t.objection}</strong>
          <p className={css.words}>{objection.words}</p>
          {objection.decision === null && mayDecide && (
            <div className={css.foot}>
              <Button
                disabled={pending}
                onClick={() =>
                  void act(peerApi.decide, { reviewId, decision: 'stands' }, { said: t.decided })
                }
              >
                {t.stands}
              </Button>
              <Button
                disabled={pending}
                onClick={() =>
                  void act(
                    peerApi.decide,
                    { reviewId, decision: 'dropped' },
                    {
                      ask: { title: t.dropTitle, text: t.dropText, confirm: t.drop },
                      said: t.decided,
                    },
                  )
                }
              >
                {t.drop}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
