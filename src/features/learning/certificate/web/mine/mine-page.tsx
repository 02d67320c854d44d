import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { useLookAgain } from '#src/web/use-look-again.ts'
import { certificateApi } from '../../contract.ts'
import { certificatePaths } from '../../paths.ts'
import css from '../certificate.module.css'
import { CertificateTabs } from './certificate-tabs.tsx'
import { mineText } from './mine-text.ts'
import { MyCertificateCard } from './my-certificate-card.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, site } = pageOf(context)
  const list = await api(certificateApi.getMine, readList(request, certificateApi.getMine))
  return { list, site: site.url }
}

/** A learner's certificates, to be downloaded, shown to others and corrected. */
export default function MinePage() {
  const { list, site } = useLoaderData<typeof loader>()
  const t = useText(mineText)
  const format = useFormat()
  const address = useList(certificateApi.getMine)
  const drawn = list.items.filter(({ pdfUrl }) => pdfUrl === null).map(({ code }) => code)
  useLookAgain(drawn.join(), { soon: true })
  return (
    <Page title={t.title} lead={t.lead}>
      <CertificateTabs current="mine" />
      {list.claimable > 0 && (
        <p className={css.note} data-tone="calm">
          {t.claimable(format.number(list.claimable))}{' '}
          <Link to={certificatePaths.pending()}>{t.toPending}</Link>
        </p>
      )}
      {(list.total > 0 || address.filtered) && (
        <FilterBar
          address={address}
          label={t.search}
          filters={[{ kind: 'search', name: 'keyword', label: t.search }]}
        />
      )}
      {list.items.length === 0 ? (
        <EmptyResults
          list={list}
          address={address}
          empty={{
            ...{ title: t.none, text: t.noneText },
            action: <ButtonLink to={certificatePaths.pending()}>{t.toCourses}</ButtonLink>,
          }}
        />
      ) : (
        <ul className={css.list} aria-label={t.certificates}>
          {list.items.map((certificate) => (
            <MyCertificateCard
              key={certificate.code}
              certificate={certificate}
              profileName={list.profileName}
              site={site}
            />
          ))}
        </ul>
      )}
      <Pages list={list} address={address} />
    </Page>
  )
}
