import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { goodWorkApi } from '../contract.ts'
import { goodStates } from '../limits.ts'
import { GoodWorkCard } from './good-work-card.tsx'
import css from './good-work.module.css'
import { goodWorkText } from './good-work-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(goodWorkApi.getList, readList(request, goodWorkApi.getList, { classId }))
}

export const meta = pageMeta(goodWorkText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The good works of the homework of a class. */
export default function GoodWorksPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(goodWorkText)
  const format = useFormat()
  const address = useList(goodWorkApi.getList)
  const { items, total, homework, classId, can } = list
  return (
    <ClassFrame head={list} current="homework">
      <div>
        <h2>{t.list}</h2>
        <p className={css.muted}>{t.lead}</p>
      </div>
      {(total > 0 || address.filtered) && (
        <FilterBar
          address={address}
          label={t.search}
          filters={[
            { kind: 'search', name: 'keyword', label: t.search },
            {
              ...{ kind: 'select', name: 'homeworkId', label: t.homework, any: t.anyHomework },
              options: homework.map(({ homeworkId, title, works }) => ({
                ...{ value: String(homeworkId), label: `${title} ${format.number(works)}` },
              })),
            },
            {
              ...{ kind: 'select', name: 'state', label: t.state, any: t.anyState },
              options: goodStates.map((value) => ({ value, label: t.states[value] })),
            },
          ]}
        />
      )}
      <Results
        list={list}
        address={address}
        empty={{
          ...{ title: t.empty, text: can.propose.may ? t.emptyTeacher : t.emptyStudent },
          action: <ButtonLink to={homeworkPaths.list(classId)}>{t.toHomework}</ButtonLink>,
        }}
      >
        <div className={css.list}>
          {items.map((good) => (
            <GoodWorkCard key={good.goodWorkId} good={good} />
          ))}
        </div>
      </Results>
    </ClassFrame>
  )
}
