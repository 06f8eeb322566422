import { expect, it } from 'vitest';
import { buildPlayerUrl, videoPlayerOrigins, buildWatchUrl, parseWebVideo, type WebVideo } from './web-video';

const id = 'abcdefghij-';

it.each([
  `https://www.youtube.com/watch?v=${id}&feature=share&si=x`,
  `http://youtube.com/watch?app=desktop&v=${id}`,
  `//www.youtube.com/embed/${id}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://m.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}`,
  ` youtu.be/${id} `,
  `http://www.youtube.com/v/${id}&hl=en_US&fs=1`,
  `https://youtube.googleapis.com/v/${id}`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch/${id}/`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`,
])('%s is recognized as a YouTube video', (address) => {
  expect(parseWebVideo(address)).toEqual({ host: 'youtube', id });
});

it.each([
  ['https://vimeo.com/123456789', { host: 'vimeo', id: '123456789' }],
  ['https://vimeo.com/123456789/abcdef1234', { host: 'vimeo', id: '123456789', hash: 'abcdef1234' }],
  ['https://player.vimeo.com/video/123456789?title=0', { host: 'vimeo', id: '123456789' }],
  ['https://player.vimeo.com/video/1?h=abcdef1234&dnt=1', { host: 'vimeo', id: '1', hash: 'abcdef1234' }],
])('%s is recognized as a Vimeo video', (address, video) => {
  expect(parseWebVideo(address)).toEqual(video);
});

it.each([
  [`https://www.youtube.com/watch?v=${id}&t=90`, { startSeconds: 90 }],
  [`https://www.youtube.com/watch?v=${id}&amp;t=1m30s`, { startSeconds: 90 }],
  [`https://www.youtube.com/watch?t=1h2m3s&v=${id}`, { startSeconds: 3723 }],
  [`https://www.youtube.com/watch?v=${id}#t=2m`, { startSeconds: 120 }],
  [`https://www.youtube.com/watch?v=${id}&time_continue=12`, { startSeconds: 12 }],
  [`https://youtu.be/${id}?si=abc&t=30s`, { startSeconds: 30 }],
  [`https://youtu.be/${id}?t=1:30`, { startSeconds: 90 }],
  [`https://www.youtube.com/embed/${id}?start=90.5&end=120&rel=0`, { startSeconds: 90, settings: 'end=120' }],
  [`https://www.youtube.com/v/${id}&start=15`, { startSeconds: 15 }],
  [`https://www.youtube.com/watch?v=${id}&list=PL1&index=3&pp=x`, { settings: 'list=PL1&index=3' }],
  [`https://www.youtube.com/embed/${id}?playlist=${id}&loop=1`, { settings: `playlist=${id}&loop=1` }],
  [`https://www.youtube.com/embed/${id}?clip=UgkxA&clipt=EJg6`, { settings: 'clip=UgkxA&clipt=EJg6' }],
  ['https://www.youtube.com/playlist?list=PL1', { id: 'videoseries', settings: 'list=PL1' }],
  ['https://www.youtube.com/embed/videoseries?list=PL1', { id: 'videoseries', settings: 'list=PL1' }],
  [
    'https://www.youtube.com/embed?listType=playlist&list=PL1',
    { id: 'videoseries', settings: 'list=PL1&listType=playlist' },
  ],
  [`https://www.youtube.com/watch?v=${id}&t=soon&list=%22%3E`, {}],
])('what %s plays is kept', (address, rest) => {
  const video = { host: 'youtube', id, ...rest };
  expect(parseWebVideo(address)).toEqual(video);
  expect(parseWebVideo(buildWatchUrl(video as WebVideo))).toEqual(video);
  expect(parseWebVideo(buildPlayerUrl(video as WebVideo))).toEqual(video);
});

it.each([
  ['https://vimeo.com/123456789?h=abcdef1234', { hash: 'abcdef1234' }],
  ['https://vimeo.com/123456789?share=copy&h=abcdef1234#t=1m30s', { hash: 'abcdef1234', startSeconds: 90 }],
  ['https://vimeo.com/123456789/abcdef1234#t=90s', { hash: 'abcdef1234', startSeconds: 90 }],
  ['https://vimeo.com/123456789#t=0h1m30s', { startSeconds: 90 }],
  ['https://player.vimeo.com/video/123456789?h=abcdef1234#t=90', { hash: 'abcdef1234', startSeconds: 90 }],
  ['https://player.vimeo.com/video/123456789?texttrack=en', { settings: 'texttrack=en' }],
  ['https://vimeo.com/channels/staffpicks/123456789', {}],
  ['https://vimeo.com/groups/coaches/videos/123456789', {}],
  ['https://vimeo.com/video/123456789/', {}],
])('what %s plays is kept', (address, rest) => {
  const video = { host: 'vimeo', id: '123456789', ...rest };
  expect(parseWebVideo(address)).toEqual(video);
  expect(parseWebVideo(buildWatchUrl(video as WebVideo))).toEqual(video);
  expect(parseWebVideo(buildPlayerUrl(video as WebVideo))).toEqual(video);
});

it.each([
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/embed/',
  'https://www.youtube.com/embed/videoseries',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com/channel/UC1/live',
  'https://www.youtube.com/@coaches/live',
  'https://www.youtube.com/clip/UgkxAbCdEfGhIjK',
  'https://www.youtube.com/embed?listType=user_uploads&list=coaches',
  'https://vimeo.com/event/123456',
  'https://vimeo.com/event/123456/embed',
  'https://vimeo.com/showcase/123456/embed',
  'https://vimeo.com/showcase/123456/video/123456789',
  'https://vimeo.com/user12345/review/123456789/abcdef1234',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  `https://www.youtube.com.evil.example/embed/${id}`,
  `https://evil.example/https://www.youtube.com/embed/${id}`,
  `javascript:youtube.com/embed/${id}`,
  'https://player.vimeo.com/video/123456789/../../x',
  'https://player.vimeo.com/video/12"onload=1',
  'https://vimeo.com/channels/staffpicks',
])('%j is not recognized as a video', (address) => {
  expect(parseWebVideo(address)).toBeNull();
});

it('player URLs use an origin that the frame policy allows', () => {
  const players = [
    buildPlayerUrl({ host: 'youtube', id }),
    buildPlayerUrl({ host: 'vimeo', id: '1', hash: 'abcdef12' }),
  ];
  for (const player of players) expect(videoPlayerOrigins).toContain(new URL(player).origin);
});

it('a watch URL identifies the same video', () => {
  expect(parseWebVideo(buildWatchUrl({ host: 'youtube', id }))).toEqual({ host: 'youtube', id });
  expect(parseWebVideo(buildWatchUrl({ host: 'vimeo', id: '1', hash: 'abcdef12' }))).toEqual({
    host: 'vimeo',
    id: '1',
    hash: 'abcdef12',
  });
});
