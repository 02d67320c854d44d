import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { type ListAddress, readList, useList } from '#src/web/list/list-address.ts'
import { Pages } from '#src/web/list/results.tsx'
import { pageOf, unlessBroken } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { bankApi } from '../contract.ts'
import { undoDays } from '../bulk-api.ts'
import { bankPaths } from '../paths.ts'
import { BankActions } from './bank-actions.tsx'
import { useBankFilters } from './bank-filters.ts'
import { bankText } from './bank-text.ts'
import css from './bank.module.css'
import { BulkBar, type Chosen } from './bulk-bar.tsx'
import { FolderMenu } from './folder-menu.tsx'
import { NoQuestions } from './no-questions.tsx'
import { ListFailed } from './part-failed.tsx'
import type { QuestionList } from './place-of.ts'
import { PlacesBeside } from './places-beside.tsx'
import { QuestionList as List } from './question-list.tsx'
import { keepTrail } from './trail.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, folders] = await Promise.all([
    unlessBroken(api(bankApi.getQuestions, readList(request, bankApi.getQuestions))),
    unlessBroken(api(bankApi.getFolders, {})),
  ])
  return { list, folders }
}

export default function QuestionBankPage() {
  const { list, folders } = useLoaderData<typeof loader>()
  const t = useText(bankText)
  const place = useList(bankApi.getQuestions)
  const { view, folder } = place.values
  const folderId = folder ? Number(folder) : null
  const filters = useBankFilters(list ?? { counts: null, tags: [] })
  // An open folder and a view narrow nothing: without filters one is still there.
  const narrowed = filters.some(({ name }) => place.given[name] && name !== 'sort')
  const here = bankPaths.bank(folderId === null ? { view: place.given.view } : { folder: folderId })
  const address: ListAddress<keyof typeof place.values> = {
    ...place,
    path: here,
    filtered: narrowed,
  }
  const name = list?.path?.at(-1)?.name
  const views = { mine: t.title, loose: t.unfiled, shared: t.shared, deleted: t.deleted }
  return (
    <Page
      title={name ?? views[view as keyof typeof views]}
      lead={list && <Lead list={list} view={view} />}
      actions={
        <BankActions folderId={list?.right === 'edit' && view !== 'deleted' ? folderId : null}>
          {folderId !== null && name !== undefined && folders && (
            <FolderMenu folder={{ folderId, name }} folders={folders} right={list!.right} />
          )}
        </BankActions>
      }
    >
      <div className={css.columns}>
        <PlacesBeside
          folders={folders}
          view={view}
          folderId={folderId}
          name={name ?? (view === 'mine' ? t.all : views[view as keyof typeof views])}
        />
        <div className={css.list}>
          {/* An empty place has nothing to filter. */}
          {(list?.total !== 0 || narrowed) && (
            <FilterBar label={t.filters} address={address} filters={filters} />
          )}
          {list ? (
            <>
              <Questions key={place.href({})} {...{ list, address, folderId }} />
              <Pages list={list} address={address} />
            </>
          ) : (
            <ListFailed part="questions" />
          )}
        </div>
      </div>
    </Page>
  )
}

function Lead({ list, view }: { list: QuestionList; view: string }) {
  const t = useText(bankText)
  const format = useFormat()
  if (list.owner) {
    return list.right === 'edit' ? t.editLead(list.owner.name) : t.readOnlyLead(list.owner.name)
  }
  if (view === 'deleted') return t.deletedLead(format.number(undoDays))
  return t.lead(`${format.number(list.total)}${list.more ? '+' : ''}`)
}

interface QuestionsProps {
  list: QuestionList
  address: ListAddress<keyof ReturnType<typeof useList<typeof bankApi.getQuestions>>['values']>
  folderId: number | null
}

/** The rows with what is chosen among them. Another list begins with nothing chosen. */
function Questions({ list, address, folderId }: QuestionsProps) {
  const t = useText(bankText)
  const format = useFormat()
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [isWhole, setWhole] = useState(false)
  const { items } = list
  const isDeleted = address.values.view === 'deleted'
  useEffect(() => {
    if (!isDeleted) keepTrail(address.href({ page: list.page }), items)
  }, [address, items, list.page, isDeleted])
  // Questions that another page of the list shows are not acted upon unseen.
  const rows = items.filter(({ questionId }) => ids.has(questionId))
  const isPage = rows.length === items.length
  const whole = isWhole && isPage
  const choose = (next: ReadonlySet<number>) => {
    setIds(next)
    setWhole(false)
  }
  if (items.length === 0) return <NoQuestions {...{ list, address, folderId }} />
  const chosen: Chosen = whole
    ? { found: filtersOf(address) }
    : { questionIds: rows.map(({ questionId }) => questionId) }
  return (
    <section className={css.questions} aria-label={t.questions}>
      <div className={css.choose}>
        <Checkbox
          label={t.selectAll}
          checked={isPage}
          ref={(box) => {
            if (box) box.indeterminate = rows.length > 0 && !isPage
          }}
          onChange={(all) => choose(new Set(all ? items.map(({ questionId }) => questionId) : []))}
        />
        {isPage && !whole && list.pages > 1 && !isDeleted && !list.more && (
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            {t.selectFound(format.number(list.total))}
          </Button>
        )}
      </div>
      <List
        questions={items}
        withFolders={folderId === null || items.some(({ folder }) => folder?.folderId !== folderId)}
        chosen={ids}
        onChosen={choose}
      />
      {rows.length > 0 && (
        <BulkBar
          chosen={chosen}
          count={whole ? list.total : rows.length}
          {...{ rows, isDeleted, folderId }}
          onNone={() => choose(new Set())}
        />
      )}
    </section>
  )
}

/** The filters of the list, as an act on all of it names them. */
function filtersOf({ given }: QuestionsProps['address']) {
  const { sort: _, page: _page, ...filters } = given as Record<string, string>
  return filters as never
}
