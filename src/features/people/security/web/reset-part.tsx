import { api, ApiError } from '#src/web/api.ts'
import { formatsOf, useLocale, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { LinkOwner, LinkPart } from '#src/features/people/account/web/link-part.tsx'
import { securityApi, securityErrors } from '../contract.ts'
import { resetForm } from '../forms.ts'
import { securityPaths } from '../paths.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordDone } from './password-done.tsx'
import { recoverText } from './recover-text.ts'

const read = (token: string) => api(securityApi.readResetLink, { token }, { quiet: true })

/** Sets a new password by the link that an administrator made. */
export function ResetPart() {
  const t = useText(recoverText)
  return (
    <LinkPart
      title={t.resetTitle}
      lead={t.resetLead}
      read={read}
      goneError={securityErrors.linkGone}
      gone={{
        lead: t.gone,
        act: (
          <ButtonLink variant="primary" to={securityPaths.forget()}>
            {t.recover}
          </ButtonLink>
        ),
      }}
      withoutScript={{
        text: t.needsScript,
        act: <ButtonLink to={securityPaths.forget()}>{t.recover}</ButtonLink>,
      }}
    >
      {(found, token, end) => (
        <ResetForm
          {...found}
          token={token}
          onDone={() => end(<PasswordDone />)}
          onGone={() => end()}
        />
      )}
    </LinkPart>
  )
}

const initial = { password: '', confirmPassword: '' }

function ResetForm({
  token,
  userName,
  expiresAt,
  onDone,
  onGone,
}: {
  token: string
  userName: string
  expiresAt: string
  onDone: () => void
  onGone: () => void
}) {
  const t = useText(recoverText)
  const locale = useLocale()
  const form = useForm({
    initial,
    schema: resetForm(userName),
    endpoint: securityApi.resetByLink,
    send: (values) => ({ token, ...values }),
    words: t.failed,
    refresh: false,
    done() {
      // Removes the used token from the history.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      onDone()
    },
    refused(error) {
      if (error instanceof ApiError && error.id === securityErrors.linkGone.id) onGone()
    },
  })
  return (
    <Form form={form} label={t.resetTitle}>
      <LinkOwner userName={userName} until={t.until(formatsOf(locale).dateTime(expiresAt))} />
      <NewPasswordFields
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
        username={userName}
      />
      <Button type="submit" variant="primary" size="large" wide pending={form.pending}>
        {t.save}
      </Button>
    </Form>
  )
}
