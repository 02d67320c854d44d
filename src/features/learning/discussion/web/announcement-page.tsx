import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { AnnouncementView } from '#src/features/learning/announcement/web/announcement-view.tsx'
import { readList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { discussionApi } from '../contract.ts'
import { CommentsSection } from './comments-section.tsx'
import { discussionText } from './text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const announcementId = Number(params['announcementId'])
  const found = await api(announcementApi.getOne, { announcementId })
  const { published, can } = found
  const listed = readList(request, announcementApi.getReaders, { announcementId })
  const [readers, comments] = await Promise.all([
    published && can.seeReaders.may ? api(announcementApi.getReaders, listed) : null,
    published ? api(discussionApi.getComments, { announcementId }) : null,
  ])
  return { found, readers, comments }
}

export const meta = pageMeta(discussionText, (_, { found }: LoaderData<typeof loader>) => ({
  title: `${found.title} · ${found.name}`,
}))

/** An announcement with its comments. */
export default function AnnouncementPage() {
  const { found, readers, comments } = useLoaderData<typeof loader>()
  const { classId, announcementId } = found
  return (
    <AnnouncementView
      found={found}
      readers={readers}
      comments={
        comments && (
          <CommentsSection
            key={announcementId}
            classId={classId}
            announcementId={announcementId}
            comments={comments}
          />
        )
      }
    />
  )
}
