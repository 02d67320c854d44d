import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readQueryValue } from '#src/web/address.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { inLanguage, Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { type PageRefusal, pageOf, refusalId } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { pick } from '#src/shared/locale.ts'
import { codeTypedMost } from '../code.ts'
import { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { classPaths } from '../paths.ts'
import css from './class.module.css'
import { FoundClass } from './found-class.tsx'
import { joinText } from './join-text.ts'

/** Refusals that stand beside the field. */
const ofCode = [classErrors.codeWrong, classErrors.codeSpent, classErrors.codeWait].map(
  ({ id }) => id,
)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const code = (readQueryValue(request, 'code') ?? '').trim().slice(0, codeTypedMost)
  if (code === '') return { code, found: null, refused: null }
  return api(classApi.findByCode, { code }).then(
    (found) => ({ code, found, refused: null }),
    (error: unknown) => {
      const id = refusalId(error)
      if (id === undefined || !ofCode.includes(id)) throw error
      const { text } = (error as { data: PageRefusal }).data
      return { code, found: null, refused: text }
    },
  )
}

export const meta = pageMeta(joinText, (t, _: LoaderData<typeof loader>) => ({ title: t.title }))

/** Where a class code is typed, and where its link and QR code lead. */
export default function JoinPage() {
  const { code, found, refused } = useLoaderData<typeof loader>()
  const t = useText(joinText)
  const locale = useLocale()
  const action = inLanguage(locale, classPaths.join())
  return (
    <Page
      before={
        <Breadcrumb items={[{ label: t.toMine, to: classPaths.mine() }, { label: t.title }]} />
      }
      title={t.title}
      lead={!found && t.lead}
      narrow
    >
      {found ? (
        <div className={css.stack}>
          <FoundClass found={found} />
          <p>
            <Link to={classPaths.join()}>{t.other}</Link>
          </p>
        </div>
      ) : (
        <form method="get" action={action} className={css.stack} aria-label={t.title}>
          <TextField
            label={t.code}
            name="code"
            defaultValue={code}
            error={refused ? pick(refused, locale) : undefined}
            maxLength={codeTypedMost}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <div>
            <Button type="submit" variant="primary">
              {t.find}
            </Button>
          </div>
        </form>
      )}
    </Page>
  )
}
