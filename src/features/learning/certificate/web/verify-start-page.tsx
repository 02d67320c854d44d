import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { withLocale } from '#src/shared/locale.ts'
import { readQueryValue } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Page } from '#src/web/ui/page.tsx'
import { certificatePaths } from '../paths.ts'
import { CodeForm } from './code-form.tsx'
import css from './verify.module.css'
import { verifyText } from './verify-text.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { locale } = pageOf(context)
  const sent = readQueryValue(request, 'code')
  const letters = (sent ?? '').replace(/[^0-9A-Za-z]/g, '').slice(0, 40)
  if (letters !== '') throw redirect(withLocale(locale, certificatePaths.certificate(letters)))
  return { sentEmpty: sent !== undefined }
}

export const meta = pageMeta(verifyText, (t) => ({ title: t.title, description: t.lead }))

/** Where a code is typed that nobody can scan. */
export default function VerifyStartPage() {
  const { sentEmpty } = useLoaderData<typeof loader>()
  const t = useText(verifyText)
  return (
    <div className={`container ${css.page}`}>
      <Page title={t.title} lead={t.lead} narrow>
        <CodeForm error={sentEmpty ? t.codeMissing : undefined} />
      </Page>
    </div>
  )
}
