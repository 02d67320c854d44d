import { useEffect, useRef } from 'react'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import type { ListAddress, NameOf } from '#src/web/list/list-address.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Steps } from '#src/web/ui/steps.tsx'
import { useNamedKeys } from '#src/web/use-keys.ts'
import type { taskApi } from '../contract.ts'
import css from './answers.module.css'
import { answersText } from './answers-text.ts'
import { CommentForm } from './comment-form.tsx'
import { Past } from './past.tsx'

/** One answer, large, with the form of a comment. The answers of the list follow one after the other, by keys too. */
export function AnswerView({
  list: { items, page, pages, course },
  open,
  address,
  trail,
}: {
  list: AnswerOf<typeof taskApi.getAnswers>
  open: AnswerOf<typeof taskApi.getAnswer>
  address: ListAddress<NameOf<typeof taskApi.getAnswers>>
  trail: { label: string; to: string }[]
}) {
  const t = useText(answersText)
  const format = useFormat()
  const go = useGo()
  const head = useRef<HTMLHeadingElement>(null)
  const { answerId, learner, task, handIns, comments, given, phrases } = open
  const ids = items.flatMap((row) => row.answerId ?? [])
  const at = ids.indexOf(answerId)
  const hrefOf = (answer: number | null) => address.href({ answer, page })
  const next = ids[at + 1]
  const previous = at > 0 ? ids[at - 1] : undefined
  const move = (to: number | undefined) => to !== undefined && void go(hrefOf(to))
  useNamedKeys({
    j: () => move(next),
    ArrowRight: () => move(next),
    k: () => move(previous),
    ArrowLeft: () => move(previous),
    c: () => document.querySelector<HTMLElement>('#comment textarea')?.focus(),
    a: () => choose('accepted'),
    r: () => choose('redo'),
  })
  // The next answer is read from its beginning.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each answer
  useEffect(() => head.current?.focus(), [answerId])
  const after =
    next === undefined
      ? address.href({ answer: null, page: page < pages ? page + 1 : null })
      : hrefOf(next)
  return (
    <Page
      before={
        <Breadcrumb
          items={[...trail, { label: t.title, to: hrefOf(null) }, { label: learner.name }]}
        />
      }
      title={
        <span ref={head} tabIndex={-1} className={css.name}>
          {learner.name}
        </span>
      }
      lead={
        <span className={css.facts}>
          {learner.username !== learner.name && <span>{learner.username}</span>}
          {open.open ? (
            <Link to={studyPaths.study(course.kind, course.courseId, open.itemId)}>{task}</Link>
          ) : (
            <span>
              {task} · {t.gone}
            </span>
          )}
        </span>
      }
      actions={
        <nav className={css.around} aria-label={t.title}>
          <ButtonLink icon="arrow-left" to={hrefOf(null)}>
            {t.toList}
          </ButtonLink>
          <Steps
            labels={t}
            place={at < 0 ? null : t.place(format.number(at + 1), format.number(ids.length))}
            onPrevious={previous === undefined ? undefined : () => move(previous)}
            onNext={next === undefined ? undefined : () => move(next)}
          />
        </nav>
      }
    >
      <div className={css.columns}>
        <section className={css.work} aria-label={t.newest}>
          <Past handIns={handIns} comments={comments} given={given} large />
        </section>
        <CommentForm
          key={answerId}
          answerId={answerId}
          handIn={handIns[0]?.number ?? 1}
          phrases={phrases}
          hasNext={next !== undefined}
          onSent={() => void go(after)}
        />
      </div>
    </Page>
  )
}

const choose = (verdict: string) =>
  document.querySelector<HTMLElement>(`#comment input[value="${verdict}"]`)?.click()
