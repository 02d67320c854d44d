import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import type { FormOf } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { certificateApi } from '../contract.ts'
import type { OfferValues } from '../forms.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'

const checked = [
  ...(['institution', 'institutionEn', 'signer', 'signerEn'] as const),
  ...(['hours', 'validMonths'] as const),
]

/** Shows a specimen of the certificate as the form stands; wrong fields are shown first. */
export function PreviewAct({
  courseId,
  form,
}: {
  courseId: number
  form: Pick<FormOf<OfferValues>, 'values' | 'checkAt'>
}) {
  const t = useText(manageText)
  const { act, pending } = useAct()
  const [picture, setPicture] = useState<string>()
  async function preview() {
    if (!checked.every((name) => form.checkAt(name))) return
    await act(
      certificateApi.previewOffer,
      { courseId, ...form.values },
      { refresh: false, done: (answer) => setPicture(answer.picture) },
    )
  }
  return (
    <>
      <Button pending={pending} onClick={() => void preview()}>
        {t.preview}
      </Button>
      {picture !== undefined && (
        <Dialog open title={t.preview} width={920} onClose={() => setPicture(undefined)}>
          <p className={css.small}>{t.previewLead}</p>
          <img className={css.specimen} src={picture} alt={t.specimen} width={1200} height={849} />
        </Dialog>
      )}
    </>
  )
}
