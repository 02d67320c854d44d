import { reportedThings } from '#src/features/people/report/server/reports-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { reviewApi } from './contract.ts'
import { countRatingsJob } from './server/count-ratings.ts'
import { deleteReply } from './server/delete-reply.ts'
import { deleteReview } from './server/delete-review.ts'
import { getReviews } from './server/get-reviews.ts'
import { reviewParts } from './server/personal-data.ts'
import { reportReview } from './server/report-review.ts'
import { reportedReviews } from './server/reported-reviews.ts'
import { reviewRules } from './server/rules-text.ts'
import { saveReply } from './server/save-reply.ts'
import { saveReview } from './server/save-review.ts'
import { setHelpful } from './server/set-helpful.ts'

/** Reviews of courses: ratings and words of learners, replies of teachers, "helpful", reports. */
export const reviewFeature = feature({
  name: 'learning/review',
  title: { zh: '课程评价', en: 'Reviews' },
  calls: [
    [reviewApi.getReviews, getReviews],
    [reviewApi.saveReview, saveReview],
    [reviewApi.deleteReview, deleteReview],
    [reviewApi.setHelpful, setHelpful],
    [reviewApi.saveReply, saveReply],
    [reviewApi.deleteReply, deleteReply],
    [reviewApi.report, reportReview],
  ],
  jobs: [countRatingsJob],
  personalData: ({ events }) => reviewParts(events),
  provides: [provide(reportedThings, reportedReviews)],
  rules: reviewRules,
})
