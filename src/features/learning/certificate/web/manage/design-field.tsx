import { useId } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { type CertificateTemplate, certificateTemplates } from '../../limits.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'

/** The choice of a design, by its picture. */
export function DesignField({
  value,
  onChange,
}: {
  value: CertificateTemplate
  onChange: (template: CertificateTemplate) => void
}) {
  const t = useText(manageText)
  const name = useId()
  return (
    <fieldset className={css.designs}>
      <legend className="visually-hidden">{t.template}</legend>
      {certificateTemplates.map((template) => (
        <label key={template} className={css.design}>
          <img
            src={`/certificates/${template}.webp`}
            alt=""
            width={520}
            height={368}
            loading="lazy"
          />
          <span>
            <input
              type="radio"
              name={name}
              value={template}
              checked={value === template}
              onChange={() => onChange(template)}
            />
            {t.templates[template]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
