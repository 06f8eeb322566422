import { expect, it } from 'vitest';
import { buildPlayerUrl, videoPlayerOrigins, buildWatchUrl, parseWebVideo } from './web-video';

const id = 'abcdefghij-';

it.each([
  `https://www.youtube.com/watch?v=${id}&t=30`,
  `http://youtube.com/watch?list=PL1&v=${id}`,
  `//www.youtube.com/embed/${id}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://m.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}`,
  ` youtu.be/${id}?t=30 `,
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
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/embed/',
  'https://www.youtube.com/embed/videoseries?list=PL1',
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
