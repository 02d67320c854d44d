import { useState } from 'react'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { CoursePreview, type CoursePreviewProps } from './course-preview.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { PinButton } from './pin-button.tsx'
import type { Pin } from './pins.ts'
import type { Review } from './review.ts'
import css from './review.module.css'
import { reviewText } from './review-text.ts'

/**
 * A submitted course in the preview that its teachers have too: the offer as it was submitted, the chapters as they
 * are now, with a button at each place where a reviewer may add a reason.
 */
export function SubmittedCourse({
  review: { offer, opened, outline },
  onPin,
}: {
  review: Review
  /** Undefined where the viewer does not decide. */
  onPin: ((pin: Pin) => void) | undefined
}) {
  const t = useText(reviewText)
  const own = useLocale() === 'en-US' ? 'en' : 'zh'
  const [language, setLanguage] = useState(offer.offered === 'both' ? own : offer.offered)
  const { zh, en } = offer.content
  const content = { ...offer.content, zh: opened[zh] ?? zh, en: opened[en] ?? en }
  const mark: CoursePreviewProps['mark'] =
    onPin && ((pin, label) => <PinButton onPin={onPin} pin={pin} label={label} />)
  return (
    <>
      <Panel title={t.offer} {...(outline && { lead: t.outlineHint })}>
        <div className={css.preview}>
          {offer.offered === 'both' && (
            <RadioGroup
              label={t.language}
              inRow
              value={language}
              onChange={setLanguage}
              options={[
                { value: 'zh', label: t.chinese },
                { value: 'en', label: t.english },
              ]}
            />
          )}
          <CoursePreview
            offer={{ ...offer, content }}
            chapters={outline}
            as="reviewer"
            {...{ language, mark }}
          />
        </div>
      </Panel>
      <OfferFacts {...{ offer, language, mark }} />
    </>
  )
}
