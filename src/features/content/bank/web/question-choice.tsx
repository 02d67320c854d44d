import type { ReactNode } from 'react'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { InputOf } from '#src/shared/endpoint.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { bankApi } from '../contract.ts'
import { bankPaths } from '../paths.ts'
import { type ChoiceFilter, ChoiceFilters } from './choice-filters.tsx'
import { choiceText } from './choice-text.ts'
import css from './choice.module.css'
import { PartFailed } from './part-failed.tsx'

/** The part of the bank that a choice shows: its filter and its page, from 1. */
export interface ChoicePlace {
  filter: ChoiceFilter
  page: number
}

/** Reads the questions of the bank at a place. */
export function useChoice({ filter, page }: ChoicePlace) {
  // The filter has the form of an address, which the endpoint parses.
  const input = { ...filter, page: String(page) } as unknown as InputOf<typeof bankApi.getQuestions>
  return useLoad(bankApi.getQuestions, input)
}

/** A list of questions of the bank with filters and pages. Each room gives its own rows, which act on them. */
export function QuestionChoice({
  list,
  place: { filter, page },
  onPlace,
  choiceOnly = false,
  label,
  children,
}: {
  /** Of `useChoice`, which the caller holds because other reads depend on the rows. */
  list: ReturnType<typeof useChoice>
  place: ChoicePlace
  onPlace: (place: ChoicePlace) => void
  /** Offers only ready questions that are answered by choosing options; `filter` has to ask for them. */
  choiceOnly?: boolean
  /** The name of the list. */
  label: string
  /** The rows of the questions, each an `li`. */
  children: ReactNode
}) {
  const t = useText(choiceText)
  const format = useFormat()
  const { items = [], pages = 1, tags = [] } = list.data ?? {}
  return (
    <div className={css.choice}>
      <ChoiceFilters
        {...{ filter, tags, choiceOnly }}
        onChange={(next) => onPlace({ filter: next, page: 1 })}
      />
      {list.loading && <SkeletonText lines={6} />}
      {list.failed && <PartFailed part="questions" onAgain={list.retry} />}
      {list.data && items.length === 0 && (
        <div className={css.nothing}>
          <p role="status">{t.noneFound}</p>
          <ButtonLink to={bankPaths.create()} icon="plus" size="small" target="_blank">
            {t.newQuestion}
            <NewWindow />
          </ButtonLink>
          <Button icon="refresh" size="small" variant="quiet" onClick={list.retry}>
            {t.readAgain}
          </Button>
        </div>
      )}
      {items.length > 0 && (
        <ul className={css.rows} aria-label={label}>
          {children}
        </ul>
      )}
      {pages > 1 && (
        <div className={css.pages}>
          <Button
            size="small"
            icon="chevron-left"
            disabled={page <= 1}
            onClick={() => onPlace({ filter, page: page - 1 })}
          >
            {t.previous}
          </Button>
          <span>{t.pageOf(format.number(page), format.number(pages))}</span>
          <Button
            size="small"
            disabled={page >= pages}
            onClick={() => onPlace({ filter, page: page + 1 })}
          >
            {t.next}
          </Button>
        </div>
      )}
    </div>
  )
}
