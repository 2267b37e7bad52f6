import { ApiError, serverMessage } from './api-error.js';

describe('a refused call', () => {
  it('says the status, a colon, a space and the body', () => {
    expect(new ApiError(404, 'Not Found', 'gone').message).toBe('404: gone');
  });

  it('says the status text where the body is empty', () => {
    expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });

  it('carries the problem of the server', () => {
    const body = JSON.stringify({
      statusCode: 409,
      code: 'timesheet.sent',
      message: 'It was sent on Friday.',
    });
    const error = new ApiError(409, 'Conflict', body);
    expect(error.problem?.code).toBe('timesheet.sent');
    expect(serverMessage(error)).toBe('It was sent on Friday.');
  });

  it('has no sentence for people where the server sent none', () => {
    expect(serverMessage(new ApiError(500, 'Internal Server Error', '<html>'))).toBeUndefined();
    expect(serverMessage(new ApiError(500, 'Internal Server Error', '"text"'))).toBeUndefined();
    const refusedUnread = '{"error":"Request Timeout","message":"Client Timeout","statusCode":408}';
    expect(serverMessage(new ApiError(408, 'Request Timeout', refusedUnread))).toBeUndefined();
    expect(serverMessage(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});
