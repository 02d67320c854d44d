import type { ItemKind } from '../item-kind.ts'

export const measureFile: ItemKind<'video' | 'courseware'>['measure'] = (body, { facts }) => {
  const id = body?.userFileId ?? null
  const file = id === null ? undefined : facts.file(id)
  return { isEmpty: id === null, seconds: file?.seconds ?? null, pages: file?.pages ?? null }
}

export const measureText: ItemKind<'text' | 'task'>['measure'] = (body, { length }) => {
  const [zh, en] = [body?.zh?.length ?? length?.zh ?? 0, body?.en?.length ?? length?.en ?? 0]
  return { isEmpty: zh + en === 0 }
}
