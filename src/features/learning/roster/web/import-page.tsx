import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import css from '#src/features/learning/class/web/class.module.css'
import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { type FoundTable, rosterApi } from '../contract.ts'
import { rosterPaths } from '../paths.ts'
import { ImportReview } from './import-review.tsx'
import { ImportSource } from './import-source.tsx'
import { importText } from './import-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(rosterApi.getRoster, { classId: Number(params['classId']) })
}

export const meta = pageMeta(importText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** Imports a roster: a list is read, its columns are named, and each line says what will happen. */
export default function ImportPage() {
  const head = useLoaderData<typeof loader>()
  const t = useText(importText)
  const locale = useLocale()
  const [table, setTable] = useState<FoundTable>()
  const { classId, can } = head
  return (
    <ClassFrame
      head={head}
      current="roster"
      actions={<Link to={rosterPaths.roster(classId)}>{t.toRoster}</Link>}
    >
      {!can.manage.may ? (
        <p className={css.note}>{pick(can.manage.why, locale)}</p>
      ) : table ? (
        <ImportReview classId={classId} table={table} onRestart={() => setTable(undefined)} />
      ) : (
        <ImportSource classId={classId} onRead={setTable} />
      )}
    </ClassFrame>
  )
}
