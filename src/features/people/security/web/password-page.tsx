import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageOf } from '#src/web/page.ts'
import { paths } from '#src/web/paths.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import type { FieldErrors } from '#src/web/ui/form-rules.ts'
import { PasswordField } from '#src/web/ui/text-field.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { securityApi } from '../contract.ts'
import { currentPasswordShape, recoverShape } from '../forms.ts'
import { CodeField } from '#src/features/people/account/web/code-field.tsx'
import { errorsOf, refusalOf } from '#src/features/people/account/web/form-errors.ts'
import { NewPasswordFields, newPasswordErrors } from './new-password-fields.tsx'
import { requestBindCode } from './request-bind-code.ts'
import { safetyText } from './safety-text.ts'
import css from './safety.module.css'
import { Segments } from '#src/features/people/account/web/segments.tsx'
import { accountText } from '#src/features/people/account/web/text.ts'

type Account = AnswerOf<typeof securityApi.getAccount>

export async function loader({ context }: LoaderFunctionArgs) {
  return pageOf(context).api(securityApi.getAccount, {})
}

export default function PasswordPage() {
  const t = useText(safetyText)
  const account = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [saved, setSaved] = useState(0)
  function onSaved(others: number) {
    toast.success(t.saved(others))
    // An empty form again, and the new date.
    setSaved(saved + 1)
    void revalidate()
  }
  return (
    <main id="main" className={css.page}>
      <div className={css.head}>
        <div>
          <h1>{t.passwordTitle}</h1>
          <p>{t.passwordLead}</p>
          {account.passwordChangedAt && (
            <p>
              <TimeAgo value={account.passwordChangedAt}>{t.lastChanged}</TimeAgo>
            </p>
          )}
        </div>
      </div>
      <Card className={css.narrow}>
        <PasswordForm key={saved} account={account} onSaved={onSaved} />
      </Card>
    </main>
  )
}

const initial = {
  by: 'password' as 'password' | 'phone' | 'email',
  oldPassword: '',
  code: '',
  password: '',
  confirmPassword: '',
}
type Values = typeof initial

function PasswordForm({
  account,
  onSaved,
}: {
  account: Account
  onSaved: (others: number) => void
}) {
  const t = useText(safetyText)
  const { offline } = useText(accountText)
  const locale = useLocale()
  const form = useForm<Values>({
    initial,
    validate(values): FieldErrors<Values> {
      const proof =
        values.by === 'password'
          ? errorsOf(currentPasswordShape, { password: values.oldPassword }, locale).password
          : errorsOf(recoverShape, { inputNumber: '', code: values.code }, locale).code
      return {
        ...newPasswordErrors(values, locale, account.userName),
        [values.by === 'password' ? 'oldPassword' : 'code']: proof,
      }
    },
    async onSubmit({ by, oldPassword, code, password, confirmPassword }) {
      const proof = by === 'password' ? { oldPassword } : { contact: by, code }
      try {
        const input = { ...proof, password, confirmPassword }
        const { endedSessions } = await api(securityApi.updatePassword, input, { quiet: true })
        onSaved(endedSessions)
      } catch (error) {
        return refusalOf<Values>(error, locale, { failed: t.failed, offline })
      }
      return undefined
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
      ) : (
        <p className={css.muted}>
          {t.noContact} <Link to={paths.accounts(locale)}>{t.bindOne}</Link>
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
