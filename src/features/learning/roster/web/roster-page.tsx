import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import css from '#src/features/learning/class/web/class.module.css'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { rosterApi } from '../contract.ts'
import { rowFilters } from '../limits.ts'
import { rosterPaths } from '../paths.ts'
import { RosterTable } from './roster-table.tsx'
import { rosterText } from './roster-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api: read } = pageOf(context)
  const classId = Number(params['classId'])
  return read(rosterApi.getRoster, readList(request, rosterApi.getRoster, { classId }))
}

export const meta = pageMeta(rosterText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The people whom a class expects, with those who are not in it yet. */
export default function RosterPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(rosterText)
  const format = useFormat()
  const address = useList(rosterApi.getRoster)
  const { classId, counts, can, lessonOpen } = list
  const hasAny = counts.all > 0
  const importLink = can.manage.may && (
    <ButtonLink
      icon="upload"
      variant={hasAny ? 'secondary' : 'primary'}
      to={rosterPaths.import(classId)}
    >
      {t.import}
    </ButtonLink>
  )
  return (
    <ClassFrame
      head={list}
      current="roster"
      actions={
        hasAny && (
          <span className={css.acts}>
            {importLink}
            {can.open.may && (
              <ButtonLink icon="monitor" variant="primary" to={rosterPaths.lesson(classId)}>
                {lessonOpen ? t.lessonOpen : t.lesson}
              </ButtonLink>
            )}
          </span>
        )
      }
    >
      {hasAny && (
        <FilterBar
          address={address}
          label={t.list}
          filters={[
            { kind: 'search', name: 'keyword', label: t.search },
            {
              ...{ kind: 'select', name: 'state', label: t.state, any: t.any },
              options: rowFilters.map((value) => ({
                value,
                label: t.filters[value](format.number(counts[value])),
              })),
            },
          ]}
        />
      )}
      <Results
        list={list}
        address={address}
        empty={{ title: t.empty, text: t.emptyText, action: importLink }}
        aside={counts.missing > 0 && <CopyMissing classId={classId} />}
      >
        <RosterTable list={list} />
      </Results>
    </ClassFrame>
  )
}

/** Copies the names and numbers of those who are missing, for a reminder in the chat of the class. */
function CopyMissing({ classId }: { classId: number }) {
  const t = useText(rosterText)
  const format = useFormat()
  const { run, pending } = useAct()
  const copy = () =>
    run(
      async () => {
        const rows = await api(rosterApi.getMissing, { classId }, { quiet: true })
        await navigator.clipboard.writeText(
          rows.map(({ number, name }) => `${number}\t${name}`).join('\n'),
        )
        return rows.length
      },
      {
        refresh: false,
        said: (count) => t.copied(format.number(count)),
        failed: () => toast.warning(t.copyFailed),
      },
    )
  return (
    <Button size="small" icon="copy" pending={pending} onClick={() => void copy()}>
      {t.copy}
    </Button>
  )
}
