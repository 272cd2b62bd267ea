import { isIP } from "node:net"
import type { FastifyRequest } from "fastify"

/**
 * Address of the person behind a call. The web server, once it has proved itself with the service
 * token, tells it in X-Forwarded-For; everybody else is who the connection says.
 */
export function callerAddress(request: FastifyRequest): string {
  if (!request.isService) return request.ip
  const forwarded = [request.headers["x-forwarded-for"]].flat()[0]?.split(",")[0]?.trim() ?? ""
  return isIP(forwarded) === 0 ? request.ip : forwarded
}
