import type { AnswerOf } from '#src/shared/endpoint.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { certificateApi } from '../contract.ts'
import { offerForm } from '../forms.ts'
import { institutionMost, signerMost, signerTitleMost } from '../limits.ts'
import { DesignField } from './design-field.tsx'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { PreviewAct } from './preview-act.tsx'
import { PictureField } from './picture-field.tsx'

/** What the certificates of a course look like, and what they need. */
export function OfferForm({ offer }: { offer: AnswerOf<typeof certificateApi.getOffer> }) {
  const t = useText(manageText)
  const format = useFormat()
  const { courseId, values, fee, can } = offer
  const form = useForm({
    initial: values,
    schema: offerForm,
    endpoint: certificateApi.saveOffer,
    send: (given) => ({ courseId, ...given }),
    said: t.saved,
  })
  const line = (name: 'institution' | 'institutionEn' | 'signer' | 'signerEn', most: number) => (
    <TextField {...form.field(name)} label={t[name]} maxLength={most} required />
  )
  return (
    <Form form={form} label={t.settings} className={css.form}>
      <Panel title={t.template}>
        <Checkbox {...form.check('offered')} label={t.offered} description={t.offeredHint} />
        <DesignField
          value={form.values.template}
          onChange={(template) => form.set('template', template)}
        />
      </Panel>
      <Panel title={t.issuer}>
        <div className={css.pair}>
          {line('institution', institutionMost)}
          {line('institutionEn', institutionMost)}
          {line('signer', signerMost)}
          {line('signerEn', signerMost)}
          <TextField
            {...form.field('signerTitle')}
            label={t.signerTitle}
            maxLength={signerTitleMost}
          />
          <TextField
            {...form.field('signerTitleEn')}
            label={t.signerTitleEn}
            maxLength={signerTitleMost}
          />
        </div>
        <div className={css.pair}>
          {(['seal', 'signature'] as const).map((name) => (
            <PictureField
              key={name}
              name={name}
              value={form.values[name]}
              url={name === 'seal' ? offer.sealUrl : offer.signatureUrl}
              onChange={(value) => form.set(name, value)}
            />
          ))}
        </div>
      </Panel>
      <Panel title={t.content}>
        <div className={css.pair}>
          <TextField {...form.field('hours')} label={t.hours} inputMode="numeric" required />
          <TextField
            {...form.field('validMonths')}
            label={t.validMonths}
            description={t.validMonthsHint}
            inputMode="numeric"
          />
        </div>
        <Checkbox {...form.check('showsMark')} label={t.showsMark} description={t.showsMarkHint} />
        {fee > 0 && (
          <Checkbox
            {...form.check('asksFee')}
            label={t.asksFee(format.number(fee))}
            description={t.asksFeeHint}
          />
        )}
      </Panel>
      <p className={css.small}>{t.note}</p>
      {can.save.may && (
        <div className={css.foot}>
          <PreviewAct courseId={courseId} form={form} />
          <FormFoot act={t.save} pending={form.pending} />
        </div>
      )}
    </Form>
  )
}
