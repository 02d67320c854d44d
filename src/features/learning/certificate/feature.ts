import { feature } from '#src/server/feature.ts'
import { certificateApi as api } from './contract.ts'
import { certificateActs } from './server/acts-text.ts'
import { askReissue } from './server/ask-reissue.ts'
import { claimCertificate } from './server/claim-certificate.ts'
import { declineReissue } from './server/decline-reissue.ts'
import { drawFilesJob, drawMissingJob } from './server/draw-files.ts'
import { findIssued } from './server/find-issued.ts'
import { getCredential } from './server/get-credential.ts'
import { getIssued } from './server/get-issued.ts'
import { getMine } from './server/get-mine.ts'
import { getOffer } from './server/get-offer.ts'
import { getPending } from './server/get-pending.ts'
import { certificateParts } from './server/personal-data.ts'
import { offerOfCourse } from './server/offer-of-course.ts'
import { previewOffer } from './server/preview-offer.ts'
import { reissueCertificate } from './server/reissue-certificate.ts'
import { revokeCertificate } from './server/revoke-certificate.ts'
import { certificateRules } from './server/rules-text.ts'
import { saveOffer } from './server/save-offer.ts'
import { verifyCertificate } from './server/verify-certificate.ts'

/** Certificates of courses: offered, claimed, drawn, verified, revoked, issued again. */
export const certificateFeature = feature({
  name: 'learning/certificate',
  title: { zh: '证书', en: 'Certificates' },
  calls: [
    [api.getOffer, getOffer],
    [api.saveOffer, saveOffer],
    [api.previewOffer, previewOffer],
    [api.getIssued, getIssued],
    [api.findIssued, findIssued],
    [api.revoke, revokeCertificate],
    [api.reissue, reissueCertificate],
    [api.decline, declineReissue],
    [api.getMine, getMine],
    [api.getPending, getPending],
    [api.claim, claimCertificate],
    [api.ask, askReissue],
    [api.verify, verifyCertificate],
    [api.getCredential, getCredential],
  ],
  jobs: [drawFilesJob, drawMissingJob],
  provides: [offerOfCourse],
  personalData: certificateParts,
  rules: certificateRules,
  audit: certificateActs,
})
