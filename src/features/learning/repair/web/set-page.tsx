import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Cards } from '#src/features/learning/revision/web/cards.tsx'
import { RevisionFrame } from '#src/features/learning/revision/web/revision-frame.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { useGo } from '#src/web/router-link.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { repairApi } from '../contract.ts'
import { repairPaths } from '../paths.ts'
import { ownText } from './own-text.ts'
import css from './repair.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(repairApi.getCards, { setId: Number(params['setId']) })
}

export const meta = pageMeta(ownText, (t, { set }: LoaderData<typeof loader>) => ({
  title: `${t.sets} · ${set.title}`,
}))

/** The cards of one practice set, answered in place. */
export default function SetPage() {
  const { set, cards } = useLoaderData<typeof loader>()
  const t = useText(ownText)
  const format = useFormat()
  const go = useGo()
  return (
    <RevisionFrame>
      <div>
        <h2>{set.title}</h2>
        <p className={`${css.muted} ${css.facts}`}>
          <span>{t.from(set.course, set.by ?? t.someone)}</span>
          {set.dueOn !== null && <span>{t.until(format.date(set.dueOn))}</span>}
        </p>
      </div>
      <Cards
        key={set.setId}
        kind="practice"
        cards={cards}
        empty={
          <EmptyState
            title={t.none}
            text={t.noneText}
            action={<ButtonLink to={repairPaths.sets()}>{t.back}</ButtonLink>}
          />
        }
        onMore={() => void go(repairPaths.sets())}
      />
    </RevisionFrame>
  )
}
