import { profilePaths } from '#src/features/people/profile/paths.ts'
import type { Both } from '#src/shared/locale.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { certificateApi, type MyCertificate } from '../../contract.ts'
import { askForm } from '../../forms.ts'
import { reasonWordsMost } from '../../limits.ts'
import css from '../certificate.module.css'
import { mineText } from './mine-text.ts'
import { Pair } from '../pair.tsx'

/** Asks for a certificate again with the name of the profile; without another name there, leads to the profile. */
export function AskDialog({
  certificate,
  profileName,
  onClose,
}: {
  certificate: MyCertificate
  profileName: Both
  onClose: () => void
}) {
  const t = useText(mineText)
  const { certificateId, can } = certificate
  const form = useForm({
    initial: { words: '' },
    schema: askForm,
    endpoint: certificateApi.ask,
    send: (values) => ({ certificateId, ...values }),
    said: t.asked,
    done: onClose,
  })
  return (
    <Dialog open title={t.askTitle} onClose={onClose}>
      <Form form={form} label={t.askTitle}>
        <dl>
          <dt className={css.small}>{t.askFrom}</dt>
          <dd>
            <Pair of={certificate.name} />
          </dd>
          <dt className={css.small}>{t.askTo}</dt>
          <dd>
            <Pair of={profileName} />
          </dd>
        </dl>
        {can.ask.may ? (
          <>
            <p className={css.small}>{t.askLead}</p>
            <TextArea
              {...form.field('words')}
              label={t.askWords}
              description={t.askWordsHint}
              rows={3}
              maxLength={reasonWordsMost}
            />
            <FormFoot act={t.askSend} pending={form.pending} onCancel={onClose} />
          </>
        ) : (
          <>
            <p className={css.note}>{t.sameName}</p>
            <div className={css.acts}>
              <ButtonLink to={profilePaths.profile()} variant="primary">
                {t.toProfile}
              </ButtonLink>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  )
}
