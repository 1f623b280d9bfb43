export { createLogWriter, unrecorded, type AuditLog } from './log-writer.ts';
