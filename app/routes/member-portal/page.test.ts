import { expect, it } from 'vitest';
import { redirectToMemberPortal } from './page';

it('redirects to the member portal of the deployment, but not permanently', () => {
  const { status, headers } = redirectToMemberPortal({ MEMBER_PORTAL_URL: 'https://members.example/login' });
  expect([status, headers.get('location')]).toEqual([302, 'https://members.example/login']);
});

it('is not found when the deployment names no portal', () => {
  expect(() => redirectToMemberPortal({ MEMBER_PORTAL_URL: undefined })).toThrow(
    expect.objectContaining({ status: 404 }),
  );
});
