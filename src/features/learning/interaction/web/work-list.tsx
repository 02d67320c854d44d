import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import type { ListAddress, NameOf } from '#src/web/list/list-address.ts'
import { ListSearch } from '#src/web/list/list-search.tsx'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { type interactionApi, workStates } from '../contract.ts'
import css from './course-page.module.css'
import { pagesText } from './pages-text.ts'
import { QuestionRow } from './question-row.tsx'

/** The questions of a course in the chosen state. */
export function WorkList({
  list,
  address,
  openId,
  hrefOf,
}: {
  list: AnswerOf<typeof interactionApi.getCourse>
  address: ListAddress<NameOf<typeof interactionApi.getCourse>>
  openId: number | undefined
  hrefOf: (interactionId: number) => string
}) {
  const t = useText(pagesText)
  const format = useFormat()
  const { state, only, keyword } = address.values
  const to = (changes: Parameters<typeof address.href>[0]) =>
    address.href({ interaction: null, ...changes })
  const seeAll = list.counts.all > 0 && state !== 'all' && (
    <ButtonLink to={to({ state: 'all' })}>{t.seeAll}</ButtonLink>
  )
  const empty =
    list.counts.all === 0
      ? { title: t.noQuestions, text: t.allAnsweredText }
      : state === 'answered'
        ? { title: t.noAnswered }
        : { title: t.allAnswered, text: t.allAnsweredText }
  return (
    <>
      <nav aria-label={t.states} className={css.states}>
        {workStates.map((name) => (
          <Link
            key={name}
            to={to({ state: name })}
            aria-current={name === state ? 'page' : undefined}
          >
            {t.state[name]} <span className={css.number}>{format.number(list.counts[name])}</span>
          </Link>
        ))}
      </nav>
      <div className={css.find}>
        <ListSearch
          address={address}
          label={t.search}
          button={t.searchButton}
          iconOnly
          maxLength={60}
        />
        <ButtonLink
          size="small"
          icon="lock"
          to={to({ only: only === 'private' ? null : 'private' })}
          aria-current={only === 'private' ? 'true' : undefined}
        >
          {t.onlyPrivate}
        </ButtonLink>
      </div>
      {list.items.length === 0 ? (
        <EmptyResults
          level={2}
          list={list}
          address={address}
          empty={{ picture: 'message', ...empty, action: seeAll }}
          {...(keyword === '' &&
            only === '' && { unfit: { picture: 'message', ...empty, action: seeAll } })}
        />
      ) : (
        <ul className={css.rows}>
          {list.items.map((row) => (
            <li
              key={row.interactionId}
              className={cx(row.interactionId === openId && css.current)}
              ref={row.interactionId === openId ? intoView : undefined}
            >
              <QuestionRow
                row={row}
                to={hrefOf(row.interactionId)}
                isOpen={row.interactionId === openId}
              />
            </li>
          ))}
        </ul>
      )}
      <Pages list={list} address={address} />
    </>
  )
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
