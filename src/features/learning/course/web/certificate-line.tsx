import { certificatePaths } from '#src/features/learning/certificate/paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { courseApi } from '../contract.ts'
import css from './course-page.module.css'
import { detailText } from './detail-text.ts'

type Course = Pick<AnswerOf<typeof courseApi.getCourse>, 'certificate' | 'progress'>

/** Says that the course ends with a certificate, and what it takes. It leads learners to theirs. */
export function CertificateLine({ course: { certificate, progress } }: { course: Course }) {
  const t = useText(detailText)
  const format = useFormat()
  if (!certificate) return null
  const { hours, fee } = certificate
  const words = t.certificate(format.number(hours), fee > 0 ? format.number(fee) : null)
  return (
    <p className={css.certificate}>
      <Icon name="certificate" size={18} />
      <span className={css.line}>
        <span>{words}</span>
        {progress && <Link to={certificatePaths.pending()}>{t.toCertificate}</Link>}
      </span>
    </p>
  )
}
