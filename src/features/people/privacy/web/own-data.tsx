import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { privacyApi } from '../contract.ts'
import { DataDownload } from './data-download.tsx'
import { DeletionSection } from './deletion-section.tsx'
import css from './personal-data.module.css'

/** The download and the deletion, on the page of a person without a role. */
export function OwnData({ data }: { data: AnswerOf<typeof privacyApi.getPersonalData> }) {
  return (
    <div className={css.sections}>
      <DataDownload download={data.download} can={data.can} />
      <DeletionSection deletion={data.deletion} hold={data.hold} can={data.can} />
    </div>
  )
}
