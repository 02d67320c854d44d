import { feature } from '#src/server/feature.ts'
import { feedbackApi } from './contract.ts'
import { feedbackParts } from './server/personal-data.ts'
import { submitFeedback } from './server/submit-feedback.ts'
import { uploadAttachment } from './server/upload-attachment.ts'

/** Feedback to the school. */
export const feedbackFeature = feature({
  name: 'front/feedback',
  title: { zh: '意见反馈', en: 'Feedback' },
  calls: [
    [feedbackApi.uploadAttachment, uploadAttachment],
    [feedbackApi.submitFeedback, submitFeedback],
  ],
  personalData: feedbackParts,
})
