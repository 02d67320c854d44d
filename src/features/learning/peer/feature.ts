import { classCopied } from '#src/features/learning/class/server/copied-port.ts'
import { peersOfOwn } from '#src/features/learning/homework/server/peers-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { peerApi as api } from './contract.ts'
import { copyRounds } from './server/copy-rounds.ts'
import { getOwn } from './server/get-own.ts'
import { getReviews } from './server/get-reviews.ts'
import { getRound } from './server/get-round.ts'
import { stepRoundJob, stepRoundsJob } from './server/jobs.ts'
import { decideObjection, objectTo } from './server/objections.ts'
import { peersOfOwnWork } from './server/own-port.ts'
import { peerParts } from './server/personal-data.ts'
import { releaseProposals } from './server/release-proposals.ts'
import { peerRules } from './server/rules-text.ts'
import { saveReview } from './server/save-review.ts'
import { beginRound, endRound, removeRound, setRound } from './server/set-round.ts'

/** Peer rounds of homework: works allocated to classmates, reviews, and the marks they propose to the teacher. */
export const peerFeature = feature({
  name: 'learning/peer',
  title: { zh: '作业互评', en: 'Peer rounds' },
  calls: [
    [api.getRound, getRound],
    [api.getReviews, getReviews],
    [api.set, setRound],
    [api.remove, removeRound],
    [api.begin, beginRound],
    [api.end, endRound],
    [api.release, releaseProposals],
    [api.decide, decideObjection],
    [api.getOwn, getOwn],
    [api.save, saveReview],
    [api.object, objectTo],
  ],
  jobs: [stepRoundJob, stepRoundsJob],
  personalData: peerParts,
  provides: [provide(peersOfOwn, peersOfOwnWork), provide(classCopied, copyRounds)],
  rules: peerRules,
})
