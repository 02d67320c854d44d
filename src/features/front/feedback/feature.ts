import { feature } from '#src/server/feature.ts'
import { feedbackPosts } from './server/page-posts.ts'
import { feedbackApi } from './contract.ts'
import { feedbackActs } from './server/acts-text.ts'
import { answerFeedback } from './server/answer-feedback.ts'
import { deleteAttachment, deleteFeedback } from './server/delete-feedback.ts'
import { getFeedback } from './server/get-feedback.ts'
import { listFeedback } from './server/list-feedback.ts'
import { feedbackParts } from './server/personal-data.ts'
import { feedbackRules } from './server/rules-text.ts'
import { saveNote } from './server/save-note.ts'
import { setStatus } from './server/set-status.ts'
import { submitFeedback } from './server/submit-feedback.ts'
import { feedbackTemplates } from './server/templates-text.ts'
import { uploadAttachment } from './server/upload-attachment.ts'

/** Feedback to the school, and its back office. */
export const feedbackFeature = feature({
  name: 'front/feedback',
  title: { zh: '意见反馈', en: 'Feedback' },
  calls: [
    [feedbackApi.uploadAttachment, uploadAttachment],
    [feedbackApi.submitFeedback, submitFeedback],
    [feedbackApi.getFeedbackList, listFeedback],
    [feedbackApi.getFeedback, getFeedback],
    [feedbackApi.setStatus, setStatus],
    [feedbackApi.answerFeedback, answerFeedback],
    [feedbackApi.saveNote, saveNote],
    [feedbackApi.deleteAttachment, deleteAttachment],
    [feedbackApi.deleteFeedback, deleteFeedback],
  ],
  pagePosts: feedbackPosts,
  personalData: feedbackParts,
  rules: feedbackRules,
  audit: feedbackActs,
  templates: feedbackTemplates,
})
