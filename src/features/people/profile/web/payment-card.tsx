import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { paymentMethods, type Profile, profileApi, profileLimits } from '../contract.ts'
import { type Payment, paymentForm } from '../forms.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import css from './profile.module.css'
import { profileText } from './profile-text.ts'

/** The account that rewards are paid to: shown in part, never kept as a draft, changed as a whole. */
export function PaymentCard({ payment }: { payment: Profile['payment'] }) {
  const t = useText(profileText)
  const [editing, setEditing] = useState(false)
  const { act, pending } = useAct()
  const remove = (account: string) =>
    act(
      profileApi.updateStudentInfo,
      { payment: null },
      {
        ask: {
          ...{ title: t.paymentRemoveTitle(account), text: t.paymentRemoveText },
          ...{ confirm: t.paymentRemove, danger: true },
        },
        verb: 'delete',
        said: t.paymentRemoved,
      },
    )

  return (
    <Panel title={t.payment} lead={t.paymentLead}>
      {editing ? (
        <PaymentForm onClose={() => setEditing(false)} />
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
          <Button
            size="small"
            variant="quiet"
            pending={pending}
            onClick={() => void remove(payment.account)}
          >
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
    </Panel>
  )
}

const none: Payment = { method: 'wechat', account: '', name: '' }

function PaymentForm({ onClose }: { onClose: () => void }) {
  const t = useText(profileText)
  const form = useForm({
    initial: { payment: none },
    schema: paymentForm,
    endpoint: profileApi.updateStudentInfo,
    words: t.saveFailed,
    said: t.paymentSaved,
    done: onClose,
  })
  return (
    <Form form={form} label={t.payment}>
      <RadioGroup
        {...form.field('payment.method')}
        label={t.paymentMethod}
        inRow
        options={paymentMethods.map((value) => ({ value, label: t[value] }))}
      />
      <div className={css.pair}>
        <TextField
          {...form.field('payment.account')}
          label={form.values.payment.method === 'wechat' ? t.wechatAccount : t.alipayAccount}
          required
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={profileLimits.paymentAccount}
        />
        <TextField
          {...form.field('payment.name')}
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
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  )
}
