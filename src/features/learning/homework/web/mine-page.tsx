import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { homeworkApi } from '../contract.ts'
import { homeworkPaths } from '../paths.ts'
import css from './homework.module.css'
import { OwnList } from './own-list.tsx'
import { ownText } from './own-text.ts'
import { PublicPage } from './public-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, viewer } = pageOf(context)
  const list = viewer
    ? await api(homeworkApi.getMine, readList(request, homeworkApi.getMine))
    : null
  return { list }
}

export const meta = pageMeta(ownText, (t, { list }: LoaderData<typeof loader>) => ({
  title: list ? t.title : t.visitorTitle,
  description: t.visitorLead,
}))

/** The home of homework: one list of all one's own; for visitors what it is, and how one joins a class. */
export default function MinePage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(ownText)
  const address = useList(homeworkApi.getMine)
  if (!list) return <VisitorPage />
  return (
    <PublicPage title={t.title} actions={<ButtonLink to={classPaths.join()}>{t.join}</ButtonLink>}>
      <OwnList list={list} address={address} />
    </PublicPage>
  )
}

function VisitorPage() {
  const t = useText(ownText)
  return (
    <PublicPage title={t.visitorTitle} lead={t.visitorLead} narrow>
      <Panel title={t.visitorWhat}>
        <ul className={css.points}>
          {t.visitorPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className={css.foot}>
          <ButtonLink variant="primary" to={accountPaths.login(homeworkPaths.mine())}>
            {t.signIn}
          </ButtonLink>
        </div>
      </Panel>
      <Panel title={t.visitorHow} lead={t.visitorHowText}>
        <div className={css.foot}>
          <ButtonLink to={classPaths.join()}>{t.join}</ButtonLink>
        </div>
      </Panel>
    </PublicPage>
  )
}
