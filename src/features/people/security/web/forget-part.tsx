import { useState } from 'react'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { isSent } from '#src/shared/sent-query.ts'
import { useAddress, useQueryValue } from '#src/web/address.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextField } from '#src/web/ui/text-field.tsx'
import { securityApi } from '../contract.ts'
import { recoverForm } from '../forms.ts'
import { normalContact } from '#src/shared/identifiers.ts'
import css from '#src/features/people/account/web/auth.module.css'
import { AuthFrame } from '#src/features/people/account/web/auth-frame.tsx'
import { CodeField } from '#src/features/people/guard/web/code-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordDone } from './password-done.tsx'
import { preloadPuzzle, usePuzzleGate } from '#src/features/people/guard/web/puzzle-gate.tsx'
import { recoverText } from './recover-text.ts'

export function ForgetPart() {
  const t = useText(recoverText)
  const { search } = useAddress()
  const [done, setDone] = useState(isSent(search))
  const redirect = useQueryValue('redirect')
  if (done) return <PasswordDone redirect={redirect} />
  return (
    <AuthFrame title={t.forgetTitle} lead={t.forgetLead}>
      <ForgetForm onDone={() => setDone(true)} />
      <p className={css.other}>{t.noContact}</p>
      <p className={css.other}>
        {t.remembered} <Link to={accountPaths.login(redirect)}>{t.signIn}</Link>
      </p>
    </AuthFrame>
  )
}

const initial = { inputNumber: '', code: '', password: '', confirmPassword: '' }

function ForgetForm({ onDone }: { onDone: () => void }) {
  const t = useText(recoverText)
  const { ask, gate } = usePuzzleGate()
  const form = useForm({
    initial,
    schema: recoverForm,
    endpoint: securityApi.resetPassword,
    words: t.failed,
    done: onDone,
    refresh: false,
  })
  const { inputNumber } = form.values

  async function request(target: string) {
    const ticket = await ask(target)
    if (ticket === undefined) return undefined
    return api(securityApi.getFindPwdCode, { inputNumber: target, ticket }, { quiet: true })
  }

  return (
    <>
      <Form form={form} label={t.forgetTitle} posts>
        <TextField
          {...form.field('inputNumber')}
          label={t.contact}
          description={t.contactHint}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          onFocus={preloadPuzzle}
        />
        <CodeField
          {...form.field('code')}
          target={normalContact(inputNumber)}
          request={request}
          check={() => form.checkAt('inputNumber')}
          act="picture"
          sentBy="code"
        />
        <NewPasswordFields
          password={form.field('password')}
          confirmPassword={form.field('confirmPassword')}
        />
        <Button type="submit" variant="primary" size="large" wide pending={form.pending}>
          {t.save}
        </Button>
      </Form>
      {gate}
    </>
  )
}
