import { useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { type ListAddress, listAddress } from '#src/web/list/list-address.ts'
import { ListSearch, SortSelect } from '#src/web/list/list-search.tsx'
import { EmptyResults, Pages, Results } from '#src/web/list/results.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { ChosenBar } from '#src/web/ui/chosen-bar.tsx'
import { exampleFilters, exampleList } from './examples.ts'
import css from './gallery.module.css'
import { PeopleTable } from './people-table.tsx'
import { Part, State, Usual } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

/** A list whose address leads nowhere: its links stay on this page. */
const addressOf = (query: string) =>
  listAddress('#FilterBar', query, {
    keyword: '',
    state: '',
    from: '',
    to: '',
    sort: 'newest',
    page: '1',
  })
const whole = addressOf('')
const filtered = addressOf('keyword=lin&state=passed&from=2026-09-01&to=2026-11-21')

export function ListSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  const sorts = [
    { value: 'newest', label: t.newest },
    { value: 'popular', label: t.popular },
  ]
  const search = (address: ListAddress, iconOnly?: boolean) => ({
    ...{ address, label: t.find, placeholder: t.keyword, button: t.search, maxLength: 60 },
    ...(iconOnly && { iconOnly }),
  })
  const empty = { title: t.nobody, text: t.nobodyText }
  return (
    <>
      <Part name="ListSearch">
        <Usual grow on="input[type=search]">
          <ListSearch {...search(whole)} />
        </Usual>
        <State name={s.iconOnly} grow>
          <ListSearch {...search(whole, true)} />
        </State>
      </Part>
      <Part name="SortSelect">
        <Usual grow on="select">
          <ListSearch {...search(whole)} names={['sort']}>
            <SortSelect address={whole} label={t.sortBy} options={sorts} />
          </ListSearch>
        </Usual>
      </Part>
      <Part name="FilterBar" wide>
        <State grow>
          <FilterBar label={t.find} address={whole} filters={exampleFilters(t)} />
        </State>
        <State name={`${s.dates} · ${s.active}`} grow>
          <FilterBar label={t.find} address={filtered} filters={exampleFilters(t)} />
        </State>
      </Part>
      <Part name="Results" wide>
        <State name={s.rows} grow>
          <Results list={exampleList(t)} address={whole} empty={empty}>
            <PeopleTable caption={t.caption} dense />
          </Results>
        </State>
        <State name={s.none} grow>
          <Results
            list={{ total: 0, page: 1, pages: 1, items: [] }}
            address={whole}
            empty={{ ...empty, action: <ButtonLink to="#Results">{t.publish}</ButtonLink> }}
          >
            {null}
          </Results>
        </State>
      </Part>
      <Part name="EmptyResults" wide>
        <div className={css.cards}>
          <State name={s.none} grow>
            <EmptyResults
              list={{ total: 0, page: 1, pages: 1 }}
              address={whole}
              empty={empty}
              level={3}
            />
          </State>
          <State name={s.unfit} grow>
            <EmptyResults
              list={{ total: 0, page: 1, pages: 1 }}
              address={filtered}
              empty={empty}
              level={3}
            />
          </State>
          <State name={s.noPage} grow>
            <EmptyResults
              list={{ total: 40, page: 9, pages: 2 }}
              address={whole}
              empty={empty}
              level={3}
            />
          </State>
        </div>
      </Part>
      <Part name="ChosenBar" wide>
        <State name={s.rows} grow>
          <ChosenBar count={t.chosenRows} none={t.chooseNone} onNone={() => undefined}>
            <Button size="small">{t.publish}</Button>
          </ChosenBar>
        </State>
      </Part>
      <Part name="Pages">
        <Pages list={{ total: 240, page: 2, pages: 12 }} address={whole} />
      </Part>
    </>
  )
}
