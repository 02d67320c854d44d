import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { securityPaths } from '../paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { withLocale } from '#src/shared/locale.ts'
import { homePath } from '#src/shared/page-path.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { leaving } from '#src/web/leaving.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { PasswordField } from '#src/web/ui/text-field.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { securityApi } from '../contract.ts'
import { changePasswordForms } from '../forms.ts'
import { CodeField } from '#src/features/people/guard/web/code-field.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { requestBindCode } from './request-bind-code.ts'
import { safetyText } from './safety-text.ts'
import css from './safety.module.css'
import { Segments } from '#src/features/people/account/web/segments.tsx'

type Account = AnswerOf<typeof securityApi.getAccount>

export async function loader({ context }: LoaderFunctionArgs) {
  return pageOf(context).api(securityApi.getAccount, {})
}

export default function PasswordPage() {
  const t = useText(safetyText)
  const account = useLoaderData<typeof loader>()
  const [saved, setSaved] = useState(0)
  return (
    <Page
      narrow
      title={t.passwordTitle}
      lead={
        <>
          <p>{account.mustChangePassword ? t.initialLead : t.passwordLead}</p>
          {account.passwordChangedAt && (
            <p>
              <TimeAgo value={account.passwordChangedAt}>{t.lastChanged}</TimeAgo>
            </p>
          )}
        </>
      }
    >
      <Card>
        <div className={css.narrow}>
          {/* A new key empties the form after saving. */}
          <PasswordForm key={saved} account={account} onSaved={() => setSaved(saved + 1)} />
        </div>
      </Card>
    </Page>
  )
}

const initial = {
  by: 'password' as 'password' | 'phone' | 'email',
  oldPassword: '',
  code: '',
  password: '',
  confirmPassword: '',
}

function PasswordForm({ account, onSaved }: { account: Account; onSaved: () => void }) {
  const t = useText(safetyText)
  const locale = useLocale()
  const forms = changePasswordForms(account.userName)
  const form = useForm({
    initial,
    schema: ({ by }) => forms[by === 'password' ? 'password' : 'code'],
    endpoint: securityApi.updatePassword,
    send: ({ by, oldPassword, code, ...passwords }) => ({
      ...passwords,
      ...(by === 'password' ? { oldPassword } : { contact: by, code }),
    }),
    words: t.failed,
    said: ({ endedSessions }) => t.saved(endedSessions),
    done() {
      if (account.mustChangePassword) {
        // All of the site opens now: the next page asks the server which menus that makes.
        window.location.assign(withLocale(locale, homePath))
        return leaving()
      }
      return onSaved()
    },
  })
  const { by } = form.values
  const target = by === 'password' ? null : account[by]
  const ways = [
    { value: 'password' as const, label: t.byPassword },
    ...(account.phone ? [{ value: 'phone' as const, label: t.byPhone }] : []),
    ...(account.email ? [{ value: 'email' as const, label: t.byEmail }] : []),
  ]

  return (
    <Form form={form} label={t.passwordTitle}>
      {ways.length > 1 ? (
        <Segments
          label={t.way}
          value={by}
          onChange={(next) => form.set('by', next)}
          options={ways}
        />
      ) : account.mustChangePassword ? null : (
        <p className={css.muted}>
          {t.noContact} <Link to={securityPaths.contacts()}>{t.bindOne}</Link>
        </p>
      )}
      {target === null ? (
        <PasswordField
          {...form.field('oldPassword')}
          label={t.oldPassword}
          required
          maxLength={256}
        />
      ) : (
        <>
          <p>{t.codeTo(target)}</p>
          <CodeField
            key={by}
            {...form.field('code')}
            target={target}
            check={() => true}
            request={requestBindCode}
          />
        </>
      )}
      <NewPasswordFields
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
        username={account.userName}
      />
      <div className={css.foot}>
        <Button type="submit" variant="primary" pending={form.pending}>
          {t.save}
        </Button>
      </div>
    </Form>
  )
}
