import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf, refusalId } from '#src/web/page.ts'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { certificateApi } from '../../contract.ts'
import { groupedCode } from '../../grouped-code.ts'
import { certificatePaths } from '../../paths.ts'
import { CodeForm } from './code-form.tsx'
import { VerifiedCertificate } from './verified-certificate.tsx'
import css from './verify.module.css'
import { verifyText } from './verify-text.ts'

const misses = {
  'certificate.unknownCode': 'unknown',
  'certificate.mistypedCode': 'mistyped',
} as const

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const code = params['code'] ?? ''
  return api(certificateApi.verify, { code: code.slice(0, 60) }).then(
    (found) => ({ code, found, missing: undefined }),
    (error: unknown) => {
      const missing = misses[refusalId(error) as keyof typeof misses]
      if (!missing) throw error
      // The page stays with its field, so that a typing error is corrected at once.
      return data({ code, found: undefined, missing }, { status: 404 })
    },
  )
}

type Found = LoaderData<typeof loader>
type Shown = Found extends infer F ? (F extends { data: infer D } ? D : F) : never

export const meta = pageMeta(verifyText, (t, { found }: Shown) => ({
  title: found ? t.of(groupedCode(found.code)) : t.title,
}))

/** Everything that is printed on a certificate, and what it is worth: for everyone who has its code. */
export default function VerifyPage() {
  const { code, found, missing } = useLoaderData<typeof loader>()
  const t = useText(verifyText)
  return (
    <div className={`container ${css.page}`}>
      {found ? (
        <Page title={t.title} actions={<Link to={certificatePaths.verify()}>{t.again}</Link>}>
          <VerifiedCertificate certificate={found} />
        </Page>
      ) : (
        <Page title={t.title} lead={t.lead} narrow>
          <EmptyState
            picture="lost"
            title={t[missing]}
            text={missing === 'unknown' ? t.unknownText : t.mistypedText}
          />
          <CodeForm code={code} />
        </Page>
      )}
    </div>
  )
}
