import { lazy, Suspense, useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import type { privacyApi } from '../contract.ts'
import css from './role-own-data.module.css'
import { ownDataText } from './own-data-text.ts'

// Loaded on demand, because few people open it.
const OwnData = lazy(() => import('./own-data.tsx').then((part) => ({ default: part.OwnData })))

/** Download and deletion for a person without a role. Default export because it is loaded by `lazy`. */
export default function RoleOwnData({
  data,
}: {
  data: AnswerOf<typeof privacyApi.getPersonalData>
}) {
  const t = useText(ownDataText)
  const leaves = data.deletion !== null
  const [opened, setOpened] = useState(leaves)
  return (
    <details
      className={css.own}
      open={leaves}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{t.instead}</summary>
      {opened && (
        <Suspense fallback={<p>{t.loading}</p>}>
          <OwnData data={data} />
        </Suspense>
      )}
    </details>
  )
}
