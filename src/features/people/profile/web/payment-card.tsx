import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#src/web/api.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { paymentMethods, type Profile, profileApi, profileLimits } from '../contract.ts'
import { type Payment, paymentSchema } from '../forms.ts'
import { errorsOf, refusalOf } from '#src/features/people/account/web/form-errors.ts'
import css from './profile.module.css'
import { profileText } from './profile-text.ts'

/** Where rewards are paid to: shown in part, never kept as a draft, changed as a whole. */
export function PaymentCard({ payment }: { payment: Profile['payment'] }) {
  const t = useText(profileText)
  const [editing, setEditing] = useState(false)
  const { revalidate } = useRevalidator()

  async function remove(account: string) {
    const sure = await confirmDialog({
      title: t.paymentRemoveTitle(account),
      text: t.paymentRemoveText,
      confirm: t.paymentRemove,
      danger: true,
    })
    if (!sure) return
    // A failure has been told by the client.
    const done = await api(profileApi.updateStudentInfo, { payment: null }).catch(() => undefined)
    if (!done) return
    toast.success(t.paymentRemoved)
    await revalidate()
  }

  return (
    <section className={css.card} aria-labelledby="payment">
      <div>
        <h2 id="payment">{t.payment}</h2>
        <p className={css.muted}>{t.paymentLead}</p>
      </div>
      {editing ? (
        <PaymentForm
          onDone={() => {
            setEditing(false)
            void revalidate()
          }}
          onCancel={() => setEditing(false)}
        />
      ) : payment ? (
        <div className={css.line}>
          <Icon name="lock" />
          <p>
            <strong>{t[payment.method]}</strong>
            <span className="figures">{payment.account}</span>
            <span>{payment.name}</span>
          </p>
          <Button size="small" onClick={() => setEditing(true)}>
            {t.paymentChange}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void remove(payment.account)}>
            {t.paymentRemove}
          </Button>
        </div>
      ) : (
        <div className={css.line}>
          <p className={css.muted}>{t.paymentNone}</p>
          <Button size="small" icon="plus" onClick={() => setEditing(true)}>
            {t.paymentAdd}
          </Button>
        </div>
      )}
    </section>
  )
}

function PaymentForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useText(profileText)
  const locale = useLocale()
  const form = useForm<Payment>({
    initial: { method: 'wechat', account: '', name: '' },
    validate: (values) => errorsOf(paymentSchema, values, locale),
    async onSubmit(payment) {
      try {
        await api(profileApi.updateStudentInfo, { payment }, { quiet: true })
      } catch (error) {
        return inForm(
          refusalOf<Record<string, string>>(error, locale, {
            failed: t.saveFailed,
            offline: t.offline,
          }),
        )
      }
      toast.success(t.paymentSaved)
      onDone()
    },
  })
  return (
    <Form form={form} label={t.payment}>
      <RadioGroup
        {...form.field('method')}
        label={t.paymentMethod}
        inRow
        options={paymentMethods.map((value) => ({ value, label: t[value] }))}
      />
      <div className={css.pair}>
        <TextField
          {...form.field('account')}
          label={form.values.method === 'wechat' ? t.wechatAccount : t.alipayAccount}
          required
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={profileLimits.paymentAccount}
        />
        <TextField
          {...form.field('name')}
          label={t.paymentName}
          description={t.paymentNameHint}
          required
          autoComplete="off"
          maxLength={profileLimits.paymentName}
        />
      </div>
      <div className={css.buttons}>
        <Button type="submit" pending={form.pending}>
          {t.paymentSave}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  )
}

/** The server names 'payment.account'; here it is 'account'. */
function inForm(refusal: ReturnType<typeof refusalOf<Record<string, string>>>) {
  const fields = Object.entries(refusal.fields ?? {}).map(([path, text]) => [
    path.replace(/^payment\./, ''),
    text,
  ])
  return { ...refusal, fields: Object.fromEntries(fields) as Record<keyof Payment, string> }
}
