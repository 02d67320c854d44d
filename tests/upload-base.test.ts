import { expect, test } from 'vitest'
import { features } from '#src/app/features.ts'
import { readConfig } from '#src/config.ts'
import { fileApi, uploadPath } from '#src/features/content/file/contract.ts'
import { feedbackApi } from '#src/features/front/feedback/contract.ts'
import { nameUploadBase } from '#src/server/pages/name-upload-base.ts'
import { policyMaker } from '#src/server/pages/page-policy.ts'
import { multipart, multipartHeaders } from '#src/server/testing/upload.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { openWorld } from './world.ts'

const settings = {
  PUBLIC_URL: 'https://school.example',
  UPLOAD_BASE: 'https://upload.school.example/',
}
const world = await openWorld(settings)
const server = world.app.kernel.app
const url = endpointUrl(feedbackApi.uploadAttachment)
const own = { origin: 'https://school.example', 'sec-fetch-site': 'same-site' }

const preflight = (headers: Record<string, string>, path = url) =>
  server.inject({ method: 'OPTIONS', url: path, headers })

const send = (headers: Record<string, string>) =>
  server.inject({
    ...{ method: 'POST', url, payload: multipart('words.txt', Buffer.from('words')) },
    headers: { ...multipartHeaders, ...headers },
  })

test('the page names the upload base, and may send to it', () => {
  const config = readConfig(settings)
  const html = '<!DOCTYPE html><html lang="zh-CN">'
  expect(nameUploadBase(html, config)).toBe(
    '<!DOCTYPE html><html data-uploads="https://upload.school.example" lang="zh-CN">',
  )
  expect(nameUploadBase(html, readConfig({}))).toBe(html)
  const connect = (given: Record<string, string>) =>
    /connect-src [^;]*/.exec(policyMaker(readConfig(given))([]))?.[0]
  expect(connect(settings)).toContain(' https://upload.school.example')
  expect(connect({})).toBe("connect-src 'self'")
})

test('the site’s own pages may send files there with a token, and read the answer', async () => {
  const asked = await preflight(own)
  expect(asked.statusCode).toBe(204)
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': 'https://school.example',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'token',
  })
  expect(asked.headers).not.toHaveProperty('access-control-allow-credentials')
  const sent = await send(own)
  expect(sent.json()).toMatchObject({ code: 0 })
  expect(sent.headers['access-control-allow-origin']).toBe('https://school.example')
  // A refusal can be read, too: here, a token that does not exist.
  const refused = await send({ ...own, token: 'x'.repeat(43) })
  expect(refused.headers['access-control-allow-origin']).toBe('https://school.example')
})

test('pages of others may not, and nothing else is open to other addresses', async () => {
  for (const origin of ['https://evil.example', 'null', 'https://upload.school.example']) {
    expect((await preflight({ origin })).headers).not.toHaveProperty('access-control-allow-origin')
    expect((await send({ origin })).headers).not.toHaveProperty('access-control-allow-origin')
  }
  const other = await preflight(own, endpointUrl(feedbackApi.submitFeedback))
  expect(other.statusCode).toBe(404)
  expect(other.headers).not.toHaveProperty('access-control-allow-origin')
})

test('calls that take files, and only they, have "upload" in their path', () => {
  const endpoints = features.flatMap((room) => room.endpoints)
  const named = endpoints.filter(({ path }) => /upload/i.test(path)).map(({ path }) => path)
  expect(named.length).toBeGreaterThan(0)
  const taking = endpoints.filter(({ upload }) => upload !== undefined).map(({ path }) => path)
  expect(taking).toEqual(named)
})

test('pieces of a file are sent there too, and their page reads how much has arrived', async () => {
  const path = `${uploadPath}/${'0'.repeat(32)}`
  const asked = await preflight(own, path)
  expect(asked.statusCode).toBe(204)
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': 'https://school.example',
    'access-control-allow-methods': 'HEAD, PATCH',
    'access-control-allow-headers': expect.stringContaining('upload-offset'),
  })
  const teacher = await world.newUser('teacher')
  const bytes = { name: 'a.txt', size: 9 }
  const { url: place } = await teacher(fileApi.beginUpload, bytes)
  const piece = (headers: Record<string, string>) =>
    server.inject({
      ...{ method: 'PATCH', url: place, payload: 'words' },
      headers: {
        ...{ token: teacher.token, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
        ...{ 'content-type': 'application/offset+octet-stream', ...headers },
      },
    })
  const foreign = await piece({ origin: 'https://evil.example', 'upload-offset': '3' })
  expect(foreign.headers).not.toHaveProperty('access-control-allow-origin')
  const sent = await piece(own)
  expect(sent.statusCode).toBe(204)
  expect(sent.headers).toMatchObject({
    'access-control-allow-origin': 'https://school.example',
    'access-control-expose-headers': expect.stringContaining('upload-offset'),
    'upload-offset': '5',
    'x-content-type-options': 'nosniff',
  })
})
