import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { revisionPaths } from '#src/features/learning/revision/paths.ts'
import { RevisionFrame } from '#src/features/learning/revision/web/revision-frame.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { type OwnSet, repairApi } from '../contract.ts'
import { repairPaths } from '../paths.ts'
import { ownText } from './own-text.ts'
import css from './repair.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return { list: await api(repairApi.getOwnSets, readList(request, repairApi.getOwnSets)) }
}

/** The practice sets that a learner has got. */
export default function SetsPage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(ownText)
  const address = useList(repairApi.getOwnSets)
  return (
    <RevisionFrame>
      <Results
        list={list}
        address={address}
        empty={{
          title: t.empty,
          text: t.emptyText,
          action: <ButtonLink to={revisionPaths.today()}>{t.toToday}</ButtonLink>,
        }}
      >
        <ul className={css.sets}>
          {list.items.map((set) => (
            <li key={set.setId} className={css.set}>
              <SetRow set={set} />
            </li>
          ))}
        </ul>
      </Results>
    </RevisionFrame>
  )
}

function SetRow({
  set: { setId, title, course, by, dueOn, questions, answered },
}: {
  set: OwnSet
}) {
  const t = useText(ownText)
  const format = useFormat()
  const isDone = answered >= questions
  return (
    <>
      <div className={css.about}>
        <h2>{title}</h2>
        <p className={css.muted}>{t.from(course, by ?? t.someone)}</p>
        <p className={css.facts}>
          {isDone ? <Tag tone="success">{t.done}</Tag> : null}
          <span>{t.progress(format.number(answered), format.number(questions))}</span>
          {dueOn !== null && <span>{t.until(format.date(dueOn))}</span>}
        </p>
      </div>
      <ButtonLink variant={isDone ? 'secondary' : 'primary'} to={repairPaths.set(setId)}>
        {isDone ? t.again : answered > 0 ? t.goOn : t.start}
      </ButtonLink>
    </>
  )
}
