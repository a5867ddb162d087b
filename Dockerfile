# The table as an image: docker build -t quadrivium .
# Its data is in /data; docs/hosting.md says how to keep it safe.

FROM node:22-bookworm-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY locales /src/locales
# For those who have built the module (make offline): their page plays without a server too.
COPY crates/games/nets /src/crates/games/nets
COPY puzzles /src/puzzles
COPY web ./
RUN npm run build

FROM rust:1.95-bookworm AS program
WORKDIR /src
COPY Cargo.toml Cargo.lock ./
COPY crates crates
COPY lessons lessons
COPY puzzles puzzles
COPY locales locales
COPY --from=web /src/web/dist web/dist
# The caches stay with the builder, so the next build compiles only what has changed.
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/src/target \
    cargo build --release --locked -p quadrivium && cp target/release/quadrivium /usr/local/bin/

FROM debian:bookworm-slim
# curl is for the health check alone.
RUN apt-get update && apt-get install -y --no-install-recommends curl && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin quadrivium \
    && install -d -o quadrivium -g quadrivium -m 0700 /data
COPY --from=program /usr/local/bin/quadrivium /usr/local/bin/
COPY LICENSE-MIT LICENSE-APACHE /usr/share/doc/quadrivium/
# By number, so that a host can check that it is not root.
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 4747
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["curl", "--fail", "--silent", "--show-error", "http://127.0.0.1:4747/healthz"]
ENTRYPOINT ["quadrivium"]
CMD ["serve", "--listen", "0.0.0.0:4747", "--data", "/data"]
