export interface paths {
  '/api/customers': {
    get: { responses: { 200: { content: { 'application/json': { id: string; name: string; requiresOrderValidation: boolean }[] } } } };
  };
  '/api/customers/{id}/validate-order': {
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { 'application/json': { orderNumber: string } } };
      responses: { 200: { content: { 'application/json': { valid: boolean; message: string } } } };
    };
  };
  '/api/timesheets/one-step-completion': {
    post: {
      parameters: { header: { 'Idempotency-Key': string } };
      requestBody: {
        content: { 'application/json': { timesheetData: object; supervisorRating: string; supervisorNotes?: string } };
      };
      responses: { 201: { content: { 'application/json': { success: boolean; message: string; id: string } } } };
    };
  };
  '/api/timesheets/{id}': {
    get: {
      parameters: { path: { id: string } };
      responses: { 200: { content: { 'application/json': Record<string, unknown> } } };
    };
  };
  '/api/form-links': {
    post: {
      requestBody: { content: { 'application/json': { key: string } } };
      responses: { 204: { content?: never } };
    };
  };
}
